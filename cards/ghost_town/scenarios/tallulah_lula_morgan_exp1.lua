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

scenario "Lula Morgan: a Resolution ability is one too" {
  function(t)
    t:dude { card = "tallulah_lula_morgan_exp1" }
    local card = t:in_hand { card = "one_good_turn" }
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9C 9D 4H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(card)
    t:expect(t:ghost_rock(1), 14, "the stash, after a gain of 3")
  end,
}

scenario "Lula Morgan: not in lowball" {
  function(t)
    t:dude { card = "tallulah_lula_morgan_exp1" }
    local card = t:in_hand { card = "one_good_turn" }
    t:draws(1, "2C 4C 6D 8H TS")
    t:draws(2, "2C 2C 6D 8H TS")
    t:phase "gambling"
    t:go_on_to("cheatin_play", 1)
    t:use(card)
    t:until_phase "upkeep"
    t:expect(t:happened "ghost_rock.gained", 1, "gains")
  end,
}
