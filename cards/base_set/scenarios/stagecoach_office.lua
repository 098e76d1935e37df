scenario "Stagecoach Office lets a dude enter at any location of its controller" {
  function(t)
    local office = t:deed { card = "stagecoach_office" }
    local own, foreign = t:deed {}, t:deed { player = 2 }
    local lost = t:deed {}
    t:dude { player = 2, influence = 1, at = lost }
    local dude = t:in_hand { card = "jia_mein" }
    t:shop(dude)
    t:use(office)
    t:expect_true(t:offers "home", "the home can be chosen")
    t:expect_true(not t:offers "square", "the town square cannot")
    t:expect_true(not t:offers(foreign), "nor can another player's deed")
    t:expect_true(not t:offers(lost), "nor an own deed that another controls")
    t:choose(own)
    t:expect(t:where(dude), own, "where the dude is")
    t:expect_true(t:is_booted(office), "the deed is booted")
    t:expect(t:happened "card.entered_play", 1, "cards that entered play")
  end,
}

scenario "Stagecoach Office need not be used" {
  function(t)
    local office = t:deed { card = "stagecoach_office" }
    local dude = t:in_hand { card = "jia_mein" }
    t:shop(dude)
    t:pass()
    t:expect(t:where(dude), t:place "home 1", "where the dude is")
    t:expect_true(not t:is_booted(office), "the deed is unbooted")
  end,
}

scenario "Stagecoach Office carries nobody once booted" {
  function(t)
    t:deed { card = "stagecoach_office", booted = true }
    local dude = t:in_hand { card = "jia_mein" }
    t:shop(dude)
    t:expect(t:where(dude), t:place "home 1", "where the dude is")
  end,
}

scenario "Stagecoach Office carries no dude of another player" {
  function(t)
    t:deed { player = 2, card = "stagecoach_office" }
    local dude = t:in_hand { card = "jia_mein" }
    t:shop(dude)
    t:expect(t:where(dude), t:place "home 1", "where the dude is")
  end,
}

scenario "Stagecoach Office carries dudes only" {
  function(t)
    t:deed { card = "stagecoach_office" }
    local deed = t:in_hand { card = "pony_express" }
    t:shop(deed, "left")
    t:expect(t:zone(deed), "in_play", "the new deed is")
  end,
}

scenario "Stagecoach Office carries no token" {
  function(t)
    local office = t:deed { card = "stagecoach_office" }
    local hunter = t:in_hand { card = "bounty_hunter" }
    t:dude { player = 2, bounty = 1, at = "square" }
    t:use(hunter)
    t:expect_true(not t:is_booted(office), "the deed is unbooted")
    t:expect(t:happened "shootout.begins", 1, "shootouts")
  end,
}

scenario "Stagecoach Office carries a dude whom a card brings" {
  proves = { "RC-CARD-086" },
  function(t)
    local office = t:deed { card = "stagecoach_office" }
    local card = t:in_hand { card = "recruitment_drive" }
    local dude = t:in_discard_pile { card = "jia_mein" }
    local stop = t:deed {}
    t:dude {}
    t:use(card)
    t:choose(dude)
    t:use(office)
    t:choose(stop)
    t:expect(t:where(dude), stop, "where the dude is")
  end,
}

scenario "Stagecoach Office takes a newcomer out of a shootout" {
  proves = { "RC-CARD-087" },
  function(t)
    local office = t:deed { card = "stagecoach_office" }
    local dawn = t:dude { card = "dr_dawn_edwards", at = "square" }
    local rival, friend = t:dude { player = 2, at = "square" }, t:dude { at = "square" }
    local eve = t:on_top_of_deck { card = "eve_henry" }
    t:draws(1, "2C 4C 7D 9C KC")
    t:draws(2, "TC TD 2H 7S 4C")
    t:call_out(dawn, rival)
    t:accept()
    t:join(friend)
    t:go_on_to "assign_casualty"
    t:discard(dawn)
    t:done()
    t:yes()
    t:choose(eve)
    t:use(office)
    t:choose(office)
    t:expect(t:where(eve), office, "where the newcomer is")
    t:expect(t:side(eve), 0, "the newcomer's posse")
  end,
}

scenario "Stagecoach Office does not keep a dude out of the posse that an effect names" {
  function(t)
    local office = t:deed { card = "stagecoach_office" }
    local huckster = t:dude { card = "steele_archer", at = "square" }
    local hex = t:spell { card = "raising_hell", on = huckster }
    local rival = t:dude { player = 2, at = "square" }
    t:in_hand { card = "olivia_jenks" }
    local horror = t:in_boot_hill { card = "tyxarglenak" }
    t:call_out(huckster, rival)
    t:accept()
    t:pulls(1, "9C")
    t:use(hex)
    t:use(office)
    t:choose(office)
    t:expect(t:side(horror), 1, "the posse")
    t:expect(t:where(horror), t:place "square", "where it is")
  end,
}

scenario "Stagecoach Office carries QUATERMAN" {
  proves = { "RC-CARD-053" },
  function(t)
    local office, stop = t:deed { card = "stagecoach_office" }, t:deed {}
    local scientist = t:dude { keywords = { "Mad Scientist 0" } }
    local robot = t:in_hand { card = "quaterman" }
    t:pulls(1, "5C")
    t:shop(robot, scientist)
    t:use(office)
    t:choose(stop)
    t:expect(t:where(robot), stop, "where it is")
    t:expect(t:happened "gadget.invented", 1, "inventions")
  end,
}
