scenario "Recruitment Drive brings a dude back for 5 less" {
  function(t)
    local card = t:in_hand { card = "recruitment_drive" }
    local ivor = t:in_discard_pile { card = "jia_mein" }
    t:dude {}
    t:use(card)
    t:choose(ivor)
    t:expect(t:zone(ivor), "in_play", "the dude is")
    t:expect(t:ghost_rock(1), 7, "the stash: 1 for the card, 2 for the dude")
  end,
}

scenario "Recruitment Drive brings a deed or dude of your discard pile, for what you have" {
  function(t)
    local card = t:in_hand { card = "recruitment_drive" }
    t:ghost_rock(1, 3)
    t:in_hand { card = "olivia_jenks" }
    local deed = t:in_discard_pile { card = "undertaker" }
    local dude = t:in_discard_pile { card = "jia_mein" }
    local dear = t:in_discard_pile { card = "sloane" }
    local horse = t:in_discard_pile { card = "mustang" }
    local theirs = t:in_discard_pile { player = 2, card = "olivia_jenks" }
    local aced = t:in_boot_hill { card = "barton_everest" }
    t:dude {}
    t:use(card)
    t:expect_true(t:offers(dude), "a dude who costs 5 more than is left")
    t:expect_true(not t:offers(dear), "none who costs 6 more")
    t:expect_true(not t:offers(horse), "no goods")
    t:expect_true(not t:offers(theirs), "no card of the other")
    t:expect_true(not t:offers(aced), "no card of Boot Hill")
    t:choose(deed)
    t:take "left"
    t:expect(t:zone(deed), "in_play", "the deed is")
    t:expect(t:ghost_rock(1), 2, "the stash: it costs nothing")
  end,
}

scenario "Recruitment Drive brings in nobody who is in play" {
  function(t)
    local card = t:in_hand { card = "recruitment_drive" }
    local second = t:in_discard_pile { card = "jia_mein" }
    t:dude { card = "jia_mein" }
    t:use(card)
    t:expect((t:asked()), "noon_play", "nothing is asked but")
    t:expect(t:zone(second), "discard_pile", "the second copy is in")
  end,
}

scenario "Recruitment Drive that fails brings in nobody" {
  function(t)
    local card = t:in_hand { card = "recruitment_drive" }
    local dude = t:in_discard_pile { card = "jia_mein" }
    local leader = t:dude { at = "square" }
    local guard = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "KC QD 2S 3H 7D")
    t:draws(2, "9C 9D 9H 4S 5D")
    t:use(card)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to "assign_casualty"
    t:ace(leader)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(dude), "discard_pile", "the dude is in")
    t:expect(t:ghost_rock(1), 9, "the stash: the card is paid")
  end,
}
