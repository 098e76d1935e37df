scenario "Pettigrew's Pawnshop pays for goods, whoever plays them" {
  function(t)
    t:deed { card = "pettigrews_pawnshop" }
    local dude, rival = t:dude {}, t:dude { player = 2 }
    local horse, gun = t:in_hand { card = "mustang" }, t:in_hand { player = 2, card = "peacemaker" }
    t:shop(horse, dude)
    t:expect(t:ghost_rock(1), 8, "the stash: the Horse costs 3")
    t:until_turn_of(2)
    t:shop(gun, rival)
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect(t:ghost_rock(2), 8, "the other stash")
  end,
}

scenario "Pettigrew's Pawnshop pays its controller" {
  function(t)
    local shop = t:deed { card = "pettigrews_pawnshop" }
    t:dude { player = 2, influence = 1, at = shop }
    local dude = t:dude {}
    local horse = t:in_hand { card = "mustang" }
    t:shop(horse, dude)
    t:expect(t:ghost_rock(1), 7, "the owner's stash")
    t:expect(t:ghost_rock(2), 11, "the controller's")
  end,
}

scenario "Pettigrew's Pawnshop pays for no Gadget, spell or dude" {
  function(t)
    t:deed { card = "pettigrews_pawnshop" }
    local scientist = t:dude { keywords = { "Mad Scientist 9", "Huckster 1" } }
    local gadget, hex = t:in_hand { card = "flame_thrower" }, t:in_hand { card = "soul_blast" }
    local dude = t:in_hand { card = "jia_mein" }
    t:shop(hex, scientist)
    local paid = 10 - t:ghost_rock(1)
    t:expect(paid, t:stat(hex, "cost"), "paid for the hex")
    t:until_turn_of(1)
    t:pulls(1, "9C")
    t:shop(gadget, scientist)
    t:expect(t:ghost_rock(1), 10 - paid - t:stat(gadget, "cost"), "the stash after the Gadget")
    t:until_turn_of(1)
    t:ghost_rock(1, 10)
    t:shop(dude)
    t:expect(t:ghost_rock(1), 10 - t:stat(dude, "cost"), "the stash after the dude")
  end,
}
