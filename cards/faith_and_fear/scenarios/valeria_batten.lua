scenario "Valeria Batten invents a Mystical Gadget as a Huckster" {
  function(t)
    local valeria = t:dude { card = "valeria_batten" }
    local gadget = t:in_hand { card = "clown_carriage" }
    t:pulls(1, "7C")
    t:shop(gadget, valeria)
    t:expect(t:host(gadget), valeria, "who has it: 8 of 8")
    t:expect(t:ghost_rock(1), 8, "the stash")
    t:expect_true(t:is_booted(valeria), "Valeria is booted")
  end,
}

scenario "Valeria Batten fails below the difficulty" {
  function(t)
    local valeria = t:dude { card = "valeria_batten" }
    local gadget = t:in_hand { card = "clown_carriage" }
    t:pulls(1, "6C")
    t:shop(gadget, valeria)
    t:expect(t:zone(gadget), "discard_pile", "the Gadget is in")
  end,
}

scenario "Valeria Batten invents no other Gadget, and nobody else does as she does" {
  function(t)
    t:dude { card = "valeria_batten" }
    t:dude { keywords = { "Huckster 3" } }
    local plain = t:in_hand { card = "flame_thrower" }
    local mystical = t:in_hand { card = "clown_carriage" }
    t:expect_true(not t:offers(plain), "no plain Gadget")
    t:expect_true(t:offers(mystical), "the Mystical one")
    t:booted(t:find "Valeria Batten", true)
    t:until_turn_of(1)
    t:expect_true(not t:offers(mystical), "not for another Huckster")
  end,
}
