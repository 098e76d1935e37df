scenario "Baird's Build and Loan brings in a deed for 2 less" {
  function(t)
    local bank = t:deed { card = "bairds_build_and_loan" }
    local site = t:in_hand { card = "surveyors_office" }
    local hustings = t:in_hand { card = "hustings" }
    local dude = t:in_hand { card = "jake_smiley" }
    t:dude {}
    t:ghost_rock(1, 3)
    t:use(bank)
    t:expect_true(t:offers(hustings), "another deed")
    t:expect_true(not t:offers(dude), "no dude")
    t:choose(site)
    t:take "left"
    t:expect_true(t:is_booted(bank), "the deed is booted")
    t:expect(t:zone(site), "in_play", "the new deed is")
    t:expect(t:ghost_rock(1), 1, "the stash: 4 less 2 is paid")
    t:expect(t:zone(hustings), "hand", "the other is")
  end,
}

scenario "Baird's Build and Loan brings in nothing that is too dear" {
  function(t)
    local bank = t:deed { card = "bairds_build_and_loan" }
    t:in_hand { card = "surveyors_office" }
    t:dude {}
    t:ghost_rock(1, 1)
    t:refuses(bank)
    t:ghost_rock(1, 2)
    t:until_turn_of(1)
    t:use(bank)
    t:take "right"
    t:expect(t:ghost_rock(1), 0, "the stash: 4 less 2 is paid")
  end,
}

scenario "Baird's Build and Loan takes deeds of the play hand only" {
  function(t)
    local bank = t:deed { card = "bairds_build_and_loan" }
    t:in_discard_pile { card = "surveyors_office" }
    t:in_hand { player = 2, card = "surveyors_office" }
    t:in_hand { card = "jake_smiley" }
    t:dude {}
    t:refuses(bank)
  end,
}

scenario "Baird's Build and Loan works for its controller, once a day" {
  function(t)
    local bank = t:deed { card = "bairds_build_and_loan" }
    local site = t:in_hand { player = 2, card = "bunkhouse" }
    t:in_hand { card = "bunkhouse" }
    t:dude { player = 2, influence = 1, at = bank }
    t:refuses(bank)
    t:until_turn_of(2)
    t:use(bank)
    t:take "left"
    t:expect(t:controller(site), 2, "the new deed's controller")
    t:expect(t:ghost_rock(2), 10, "the stash: 2 less 2")
    t:refuses(bank)
  end,
}
