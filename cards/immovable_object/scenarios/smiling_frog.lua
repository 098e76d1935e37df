local function discard(t, card)
  local frog = t:dude { card = "smiling_frog" }
  local scrap = t:in_hand(card)
  local other = t:in_hand {}
  local theirs = t:in_hand { player = 2 }
  t:use(frog)
  t:expect_true(t:offers(other), "any card of your hand")
  t:expect_true(not t:offers(theirs), "no card of another hand")
  t:choose(scrap)
  t:expect(t:zone(scrap), "discard_pile", "the card is in")
  return frog
end

scenario "Smiling Frog: 1 bullet more for a card" {
  function(t)
    local frog = discard(t, {})
    t:expect(t:stat(frog, "bullets"), 2, "bullets")
    t:expect_true(not t:is_booted(frog), "unbooted")
    t:dude { player = 2, influence = 9 }
    t:until_day(2)
    t:expect(t:stat(frog, "bullets"), 1, "bullets on the next day")
  end,
}

scenario "Smiling Frog: 2 bullets more for a Spirit" {
  function(t)
    local frog = discard(t, { card = "spirit_dance" })
    t:expect(t:stat(frog, "bullets"), 3, "bullets")
  end,
}

scenario "Smiling Frog: a Hex is no Spirit" {
  function(t)
    local frog = discard(t, { card = "soul_blast" })
    t:expect(t:stat(frog, "bullets"), 2, "bullets")
  end,
}

scenario "Smiling Frog needs a card to discard" {
  function(t)
    t:refuses(t:dude { card = "smiling_frog" })
  end,
}
