scenario "Channel Fort is 2 cheaper for the Agency" {
  function(t)
    t:outfit { player = 1, card = "the_agency_union_blue" }
    t:shop(t:in_hand { card = "channel_fort" }, "left")
    t:expect(t:ghost_rock(1), 2, "the stash")
  end,
}

scenario "Channel Fort costs others 10" {
  function(t)
    t:shop(t:in_hand { card = "channel_fort" }, "left")
    t:expect(t:ghost_rock(1), 0, "the stash")
  end,
}

scenario "Channel Fort: Texas Rangers cannot move there" {
  function(t)
    local fort = t:deed { player = 2, card = "channel_fort" }
    local ranger = t:dude { card = "sergeant_sean_slade", at = "square" }
    local other = t:dude { at = "square" }
    t:expect_true(not t:offers "Move Sergeant Sean Slade to Channel Fort", "not there")
    t:expect_true(t:offers "Move Sergeant Sean Slade to P2's home", "elsewhere")
    t:move(other, fort)
    t:expect(t:where(other), fort, "another dude is at")
  end,
}
