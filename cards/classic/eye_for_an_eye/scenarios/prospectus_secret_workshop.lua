scenario "Prospectus' Secret Workshop: others discard a card to get in" {
  function(t)
    local workshop = t:deed { card = "prospectus_secret_workshop" }
    local own, first, second = t:dude {}, t:dude { player = 2 }, t:dude { player = 2 }
    local card = t:in_hand { player = 2 }
    t:move(own, workshop)
    t:move(first, workshop)
    t:expect(t:where(first), workshop, "the first is at")
    t:expect(t:zone(card), "discard_pile", "the card is in")
    t:until_turn_of(2)
    t:move(second, "square")
    t:until_turn_of(2)
    t:expect_true(not t:offers "Prospectus' Secret Workshop", "the second cannot follow")
  end,
}

scenario "Prospectus' Secret Workshop teaches a Mad Scientist" {
  function(t)
    local workshop = t:deed { card = "prospectus_secret_workshop" }
    local pupil = t:dude { keywords = { "Mad Scientist 1" }, at = workshop }
    t:dude { at = workshop }
    t:dude { player = 2, influence = 5 }
    local away = t:dude { keywords = { "Mad Scientist 1" } }
    t:use(workshop)
    t:expect(t:stat(pupil, "mad_scientist"), 3, "skill of the pupil")
    t:expect(t:stat(away, "mad_scientist"), 1, "skill of the other")
    t:until_day(2)
    t:expect(t:stat(pupil, "mad_scientist"), 1, "the day after")
  end,
}

scenario "Prospectus' Secret Workshop is taught in by its controller" {
  function(t)
    local workshop = t:deed { card = "prospectus_secret_workshop" }
    t:dude { player = 2, keywords = { "Mad Scientist 1" }, influence = 3, at = workshop }
    t:dude {}
    t:refuses(workshop)
    t:until_turn_of(2)
    t:expect_true(t:can_use(workshop), "who controls it")
  end,
}
