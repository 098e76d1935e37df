local function ranch_with_guests(t, pulled)
  local ranch = t:deed { card = "the_r_and_d_ranch" }
  local guest = t:dude { player = 2, at = ranch }
  local mine = t:dude { at = ranch }
  local horse = t:goods { card = "mustang", on = mine }
  local feeder = t:goods { card = "auto_cattle_feeder", on = ranch }
  local away = t:dude {}
  t:pulls(1, pulled)
  t:use(ranch)
  t:expect(t:ghost_rock(1), 12, "the stash, 2 more")
  return ranch, guest, mine, horse, feeder, away
end

scenario "The R&D Ranch pays 2 ghost rock and stands unless a club is pulled" {
  function(t)
    local ranch, guest, mine = ranch_with_guests(t, "QS")
    t:expect(t:zone(ranch), "in_play", "the Ranch is")
    t:expect_true(t:is_booted(ranch), "it boots")
    t:expect(t:zone(guest), "in_play", "a guest is")
    t:expect(t:zone(mine), "in_play", "the own dude is")
    t:until_turn_of(1)
    t:booted(ranch, false)
    t:refuses(ranch)
  end,
}

scenario "The R&D Ranch takes all that is there with it on a club" {
  function(t)
    local ranch, guest, mine, horse, feeder, away = ranch_with_guests(t, "2C")
    t:expect(t:zone(ranch), "discard_pile", "the Ranch is")
    t:expect(t:zone(guest), "discard_pile", "a guest is")
    t:expect(t:zone(mine), "discard_pile", "the own dude is")
    t:expect(t:zone(horse), "discard_pile", "the dude's goods are")
    t:expect(t:zone(feeder), "discard_pile", "the Improvement is")
    t:expect(t:zone(away), "in_play", "a dude elsewhere is")
  end,
}

scenario "The R&D Ranch is used by its controller, whoever owns it" {
  function(t)
    local ranch = t:deed { card = "the_r_and_d_ranch", player = 2 }
    t:dude { influence = 1, at = ranch }
    t:pulls(1, "QD")
    t:use(ranch)
    t:expect(t:ghost_rock(1), 12, "the stash, 2 more")
  end,
}
