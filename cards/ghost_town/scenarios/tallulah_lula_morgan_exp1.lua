scenario "Lula Morgan: each control point is 1 less upkeep, for Morgan Cattle Co." {
  function(t)
    t:outfit { card = "morgan_cattle_co" }
    local lula = t:dude { card = "tallulah_lula_morgan_exp1" }
    t:expect(t:stat(lula, "upkeep"), 2, "without a control point")
    t:deed { control = 1 }
    t:expect(t:stat(lula, "upkeep"), 1, "with one")
    t:deed { player = 2, control = 1, side = "right" }
    t:expect(t:stat(lula, "upkeep"), 1, "another player's do not count")
  end,
}

scenario "Lula Morgan: not for another outfit" {
  function(t)
    t:outfit { card = "law_dogs" }
    local lula = t:dude { card = "tallulah_lula_morgan_exp1" }
    t:deed { control = 1 }
    t:expect(t:stat(lula, "upkeep"), 6, "2 as printed, and her influence for an outfit not hers")
  end,
}

scenario "Lula Morgan: 1 more for what an ability says you gain, nothing for what is paid to you" {
  proves = { "RC-CARD-069" },
  function(t)
    local coach = t:deed { card = "the_r_and_d_ranch" }
    t:dude { card = "tallulah_lula_morgan_exp1" }
    local holdup = t:in_hand { card = "this_is_a_holdup" }
    local robber = t:dude { at = t:deed { player = 2, production = 2, side = "right" } }
    t:pulls(1, "2D")
    t:use(coach)
    t:expect(t:ghost_rock(1), 13, "after a gain of 2")
    t:until_turn_of(1)
    t:use(holdup)
    t:choose(2)
    t:expect(t:ghost_rock(1), 15, "after 2 taken from another")
  end,
}

scenario "Lula Morgan: not for what others gain" {
  function(t)
    local ranch = t:deed { player = 2, card = "the_r_and_d_ranch" }
    t:dude { card = "tallulah_lula_morgan_exp1" }
    t:winner(2)
    t:pulls(2, "2D")
    t:use(ranch)
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:ghost_rock(2), 12, "the other's stash")
  end,
}

scenario "Lula Morgan: a React is an ability too" {
  function(t)
    local home = t:outfit { card = "the_fourth_ring" }
    t:dude { card = "tallulah_lula_morgan_exp1" }
    local huckster = t:dude { keywords = { "Huckster 9" }, at = "square" }
    local hex = t:spell { card = "blood_curse", on = huckster }
    local foe = t:dude { player = 2, at = "square" }
    t:hand(1, 1)
    t:pulls(1, "KC")
    t:use(hex)
    t:choose(foe)
    t:use(home)
    t:expect(t:ghost_rock(1), 12, "the stash, after a gain of 1")
  end,
}

scenario "Lula Morgan: not for what a trait brings" {
  function(t)
    t:dude { card = "tallulah_lula_morgan_exp1" }
    local milt = t:dude { card = "milt_clemons", at = "square" }
    local dogs = t:goods { player = 2, card = "the_evidence", on = t:dude { player = 2 } }
    t:winner(2)
    t:use(dogs, 2)
    t:choose(milt)
    t:expect(t:stat(milt, "bounty"), 2, "bounty")
    t:expect(t:ghost_rock(1), 11, "the stash")
  end,
}
