scenario "Snake Eyes: a spell's pull is made anew" {
  function(t)
    local card = t:in_hand { player = 2, card = "snake_eyes" }
    local shaman = t:dude { keywords = { "Shaman 1" } }
    local spell = t:spell { card = "curse", on = shaman }
    local target = t:dude { player = 2, bullets = 3 }
    local pulled = t:pulls(1, "KC 2C")
    t:use(spell)
    t:choose(target)
    t:use(card)
    t:expect(t:stat(target, "bullets"), 3, "bullets: the Spirit fails")
    t:expect(t:zone(pulled[1]), "discard_pile", "the first pull is in")
    t:expect(t:zone(pulled[2]), "discard_pile", "the second one is in")
    t:expect(t:happened "pull.revealed", 2, "pulls")
  end,
}

scenario "Snake Eyes: another pull, which may be answered again" {
  function(t)
    local first = t:in_hand { card = "snake_eyes" }
    local second = t:in_hand { card = "snake_eyes" }
    local feet = t:in_hand { card = "get_on_your_feet" }
    local sleeper = t:dude { value = 5, booted = true }
    local pulled = t:pulls(1, "4C 3C 5C")
    t:use(feet)
    t:use(first)
    t:use(second)
    t:expect_true(not t:is_booted(sleeper), "the dude is unbooted")
    t:expect(t:zone(pulled[1]), "discard_pile", "the first pull is in")
    t:expect(t:zone(pulled[2]), "discard_pile", "the second is in")
    t:expect(t:zone(pulled[3]), "discard_pile", "the third is in")
  end,
}

scenario "Snake Eyes: a Death's Head Joker is put away before" {
  function(t)
    local card = t:in_hand { card = "snake_eyes" }
    local feet = t:in_hand { card = "get_on_your_feet" }
    local sleeper = t:dude { value = 5, booted = true }
    t:pulls(1, "KC")
    local joker = t:on_top_of_deck { card = "deaths_head_joker" }
    t:use(feet)
    t:take "2 of hearts"
    t:expect(t:zone(joker), "boot_hill", "the joker is in")
    t:pass()
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect_true(not t:is_booted(sleeper), "the dude is unbooted")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}
