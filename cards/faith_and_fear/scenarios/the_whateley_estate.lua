scenario "The Whateley Estate: strangers boot when they have moved here" {
  function(t)
    local estate = t:deed { card = "the_whateley_estate" }
    local own = t:dude { at = "square" }
    local stranger = t:dude { player = 2, at = "square" }
    local walker = t:dude { player = 2, at = estate }
    local coach = t:goods { player = 2, card = "mechanical_horse", on = stranger }
    local home = t:goods { player = 2, card = "mechanical_horse", on = walker }
    local horse = t:goods { card = "mustang", on = own }
    t:use(horse)
    t:choose(estate)
    t:expect_true(not t:is_booted(own), "the owner's dude is unbooted")
    t:until_turn_of(2)
    t:use(coach)
    t:choose(estate)
    t:expect_true(t:is_booted(stranger), "the stranger is booted")
    t:until_turn_of(2)
    t:use(home)
    t:choose "square"
    t:expect_true(not t:is_booted(walker), "who leaves is not")
  end,
}

scenario "The Whateley Estate: the owner's dudes do not boot though another player controls it" {
  function(t)
    local estate = t:deed { card = "the_whateley_estate" }
    t:dude { player = 2, influence = 9, at = estate }
    local own = t:dude { at = "square" }
    local horse = t:goods { card = "mustang", on = own }
    t:use(horse)
    t:choose(estate)
    t:expect_true(not t:is_booted(own), "the owner's dude is unbooted")
  end,
}

scenario "The Whateley Estate brings back a card of Boot Hill that is no dude" {
  function(t)
    local estate = t:deed { card = "the_whateley_estate" }
    local deed, gun = t:in_boot_hill { card = "undertaker" }, t:in_boot_hill { card = "peacemaker" }
    local dude = t:in_boot_hill { card = "jia_mein" }
    local theirs = t:in_boot_hill { player = 2, card = "peacemaker" }
    local pile = t:in_discard_pile { card = "peacemaker" }
    t:use(estate)
    t:expect_true(t:offers(deed), "a deed")
    for _, no in ipairs { dude, theirs, pile } do
      t:expect_true(not t:offers(no), "nothing else")
    end
    t:choose(gun)
    t:expect(t:zone(gun), "discard_pile", "the card is in")
    t:expect(t:zone(deed), "boot_hill", "the other is in")
    t:expect_true(t:is_booted(estate), "the deed is booted")
  end,
}

scenario "The Whateley Estate wants such a card, and its controller" {
  function(t)
    local estate = t:deed { card = "the_whateley_estate" }
    t:in_boot_hill { card = "jia_mein" }
    t:refuses(estate)
    t:in_boot_hill { card = "undertaker" }
    t:until_turn_of(1)
    t:expect_true(t:can_use(estate), "with a deed in Boot Hill")
    t:in_boot_hill { player = 2, card = "undertaker" }
    t:dude { player = 2, influence = 9, at = estate }
    t:until_turn_of(1)
    t:refuses(estate)
    t:pass()
    t:until_turn_of(2)
    t:expect_true(t:can_use(estate), "the controller can use it")
  end,
}
