scenario "Union Blue: no Harrowed dudes" {
  function(t)
    t:outfit { player = 1, card = "the_agency_union_blue" }
    t:ghost_rock(1, 20)
    t:in_hand { card = "the_ghost" }
    local slate = t:in_hand { card = "mr_slate" }
    t:expect_true(not t:offers "The Ghost", "a Harrowed dude")
    t:expect_true(t:offers "Mr. Slate", "another")
    local theirs = t:in_hand { player = 2, card = "the_ghost" }
    t:ghost_rock(2, 20)
    t:go_on_to("noon_play", 2)
    t:expect_true(t:offers "The Ghost", "another player's")
  end,
}

scenario "Union Blue: a Gadget for its difficulty" {
  function(t)
    t:outfit { player = 1, card = "the_agency_union_blue" }
    local agent = t:dude {}
    t:dude { at = "square" }
    t:dude { booted = true }
    t:dude { player = 2, at = "home 1" }
    local claw = t:in_hand { card = "the_claw" }
    t:in_hand { card = "hatchet" }
    t:use(t:find "The Agency: Union Blue")
    t:expect(t:host(claw), agent, "who has it")
    t:expect(t:ghost_rock(1), 4, "the stash: the difficulty is 6")
  end,
}

scenario "Union Blue: who cannot pay gets none" {
  function(t)
    local home = t:outfit { player = 1, card = "the_agency_union_blue" }
    t:dude {}
    t:in_hand { card = "the_claw" }
    t:ghost_rock(1, 5)
    t:refuses(home)
  end,
}

--- Pox Walker of this player aces a Harrowed dude of value 3; whether a pull is made.
local function ace(t, player)
  t:outfit { player = 1, card = "the_agency_union_blue" }
  local pox = t:dude { player = player, card = "pox_walker", at = "square" }
  local dead = t:dude { player = 3 - player, keywords = { "Harrowed" }, value = 3, at = "square" }
  t:go_on_to("noon_play", player)
  t:use(pox)
  t:choose(dead)
  return t:happened "harrowed.pulled"
end

scenario "Union Blue: its aces are for good" {
  function(t) t:expect(ace(t, 1), 0, "pulls") end,
}

scenario "Union Blue: those of others are not" {
  function(t) t:expect(ace(t, 2), 1, "pulls") end,
}
