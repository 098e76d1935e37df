scenario "Horse Thief: a Horse for its price, and a wanted dude" {
  function(t)
    local card = t:in_hand { card = "horse_thief" }
    local thief, tired = t:dude {}, t:dude { booted = true }
    local rider = t:dude { player = 2 }
    local horse = t:goods { player = 2, card = "mechanical_horse", on = rider }
    t:goods { player = 2, card = "hatchet", on = rider }
    t:use(card)
    t:expect_true(t:is_booted(thief), "the thief is booted")
    t:expect(t:stat(thief, "bounty"), 1, "the thief's bounty")
    t:expect(t:stat(tired, "bounty"), 0, "another dude's bounty")
    t:expect(t:zone(horse), "discard_pile", "the Horse is in")
    t:expect(t:ghost_rock(1), 13, "the stash")
  end,
}

scenario "Horse Thief needs a Horse" {
  function(t)
    local card = t:in_hand { card = "horse_thief" }
    t:goods { card = "hatchet", on = t:dude {} }
    t:refuses(card)
  end,
}
