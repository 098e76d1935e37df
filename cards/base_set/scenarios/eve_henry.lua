-- One casualty for player 1, whose Eve stands with another gun against two.
local function lose(t, bounty)
  local fallen = t:dude { card = "eve_henry", at = "square", bounty = bounty }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, "KC KD 2S 3H 7D 9S")
  t:draws(2, "9C 9D 5H 5S 8C")
  t:call_out(gun, rival)
  t:accept()
  t:join(fallen)
  t:go_on_to "pick_shooter"
  t:choose(gun)
  t:go_on_to("assign_casualty", 1)
  return fallen, gun
end

scenario "Eve Henry: who is found comes in fresh, there, for nothing, outside the posse" {
  proves = { "RC-CARD-019", "RC-CARD-020" },
  function(t)
    local found = t:on_top_of_deck { card = "dr_dawn_edwards" }
    local fallen = lose(t, 2)
    t:booted(fallen, true)
    t:discard(fallen)
    t:done()
    t:yes()
    t:choose(found)
    t:expect(t:zone(fallen), "discard_pile", "the fallen dude is in")
    t:expect(t:zone(found), "in_play", "the other is")
    t:expect(t:where(found), t:place "square", "where the other is")
    t:expect(t:side(found), 0, "the posse of the other")
    t:expect_true(not t:is_booted(found), "unbooted")
    t:expect(t:stat(found, "bounty"), 0, "bounty")
    t:expect(t:stat(found, "bullets"), 0, "bullets")
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:happened "deck.shuffled", 1, "shuffles")
  end,
}

scenario "Eve Henry: the search may be left" {
  function(t)
    local found = t:on_top_of_deck { card = "dr_dawn_edwards" }
    local fallen = lose(t)
    t:discard(fallen)
    t:done()
    t:no()
    t:expect(t:zone(found), "deck", "the other is in")
    t:expect(t:happened "deck.shuffled", 0, "shuffles")
  end,
}

scenario "Eve Henry: the search may be in vain" {
  proves = { "RC-CARD-022" },
  function(t)
    local held = t:in_hand { card = "dr_dawn_edwards" }
    local fallen = lose(t)
    t:discard(fallen)
    t:done()
    t:yes()
    t:expect(t:zone(held), "hand", "the other is in")
    t:expect(t:happened "deck.shuffled", 1, "shuffles")
  end,
}

scenario "Eve Henry: who is in play already is not brought in again" {
  function(t)
    t:dude { card = "dr_dawn_edwards" }
    local found = t:on_top_of_deck { card = "dr_dawn_edwards" }
    local fallen = lose(t)
    t:discard(fallen)
    t:done()
    t:yes()
    t:expect((t:asked()), "flee", "nothing is chosen; what is asked")
    t:expect(t:zone(found), "deck", "the other copy is in")
  end,
}

scenario "Eve Henry: nobody else is searched for" {
  function(t)
    local other = t:on_top_of_deck { card = "bobo" }
    local fallen = lose(t)
    t:discard(fallen)
    t:done()
    t:yes()
    t:expect(t:zone(other), "deck", "another dude is in")
  end,
}

scenario "Eve Henry: another dude's fall is no reason" {
  function(t)
    local found = t:on_top_of_deck { card = "dr_dawn_edwards" }
    local _, gun = lose(t)
    t:discard(gun)
    t:done()
    t:expect_true(not t:offers "yes", "nothing is asked")
    t:expect(t:zone(found), "deck", "the other is in")
  end,
}

scenario "Eve Henry: who is saved is not discarded" {
  proves = { "RC-CARD-021" },
  function(t)
    t:on_top_of_deck { card = "dr_dawn_edwards" }
    local arnold = t:dude { card = "arnold_mccadish" }
    local fallen = lose(t)
    t:pulls(1, "KC")
    t:discard(fallen)
    t:done()
    t:use(arnold)
    t:expect(t:where(fallen), t:place "home 1", "where the dude is")
    t:expect_true(not t:offers "yes", "nothing is asked")
    t:expect(t:happened "deck.shuffled", 0, "shuffles")
  end,
}

scenario "Eve Henry: being aced is no reason" {
  function(t)
    local fallen = t:dude { card = "eve_henry", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:on_top_of_deck { card = "dr_dawn_edwards" }
    t:draws(1, "KC KD 2S 3H 7D 4C QS JH")
    t:draws(2, "9C 9D 9H 5S 8C")
    t:call_out(fallen, rival)
    t:accept()
    t:go_on_to("assign_casualty", 1)
    t:ace(fallen)
    t:done()
    t:expect(t:zone(fallen), "boot_hill", "the fallen dude is in")
    t:expect(t:happened "deck.shuffled", 0, "shuffles")
  end,
}

scenario "Eve Henry: who fell before does not search when another falls" {
  function(t)
    t:in_discard_pile { card = "eve_henry" }
    t:on_top_of_deck { card = "dr_dawn_edwards" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:draws(1, "KC KD 2S 3H 7D")
    t:draws(2, "9C 9D 5H 5S 8C")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("assign_casualty", 1)
    t:discard(gun)
    t:done()
    t:expect_true(not t:offers "yes", "nothing is asked")
    t:expect(t:happened "deck.shuffled", 0, "shuffles")
  end,
}
