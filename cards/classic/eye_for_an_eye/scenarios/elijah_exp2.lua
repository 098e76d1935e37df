scenario "Elijah (Exp.2) hunts relics" {
  function(t)
    local elijah = t:dude { card = "elijah_exp2" }
    t:dude {}
    local own = t:dude {}
    t:goods { card = "dim_eyes", on = own }
    local bearer = t:dude { player = 2, at = "square" }
    local relic = t:goods { player = 2, card = "dim_eyes", on = bearer }
    local plain = t:dude { player = 2, at = "square" }
    t:goods { player = 2, on = plain }
    t:use(elijah)
    t:expect_true(t:is_booted(elijah), "Elijah is booted")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(bearer), "boot_hill", "the dude is in")
    t:expect(t:zone(relic), "boot_hill", "the relic is in")
    t:expect(t:zone(plain), "in_play", "the other is")
    t:expect(t:where(elijah), t:place "home 1", "Elijah is at")
    t:expect(t:happened "victory.points_scored", 1, "victory points")
    t:dude { player = 2, influence = 1 }
    t:until_day(2)
    t:expect(t:day(), 2, "one point is not more than an influence of 1: the day")
  end,
}

scenario "Elijah (Exp.2) picks one of several relics" {
  function(t)
    local elijah = t:dude { card = "elijah_exp2" }
    local bearer = t:dude { player = 2, card = "the_ghost_exp1", at = "square" }
    local relic = t:goods { player = 2, card = "dim_eyes", on = bearer }
    local other = t:goods { player = 2, card = "unholy_symbol", on = bearer }
    local hat = t:goods { player = 2, on = bearer }
    local far = t:goods { card = "dim_eyes", on = elijah }
    t:pulls(1, "2C")
    t:use(elijah)
    t:expect_true(not t:offers(hat), "no other goods")
    t:expect_true(not t:offers(far), "nobody else's")
    t:choose(relic)
    t:go_on_to("noon_play", 2)
    t:expect(t:where(bearer), t:place "home 2", "the Harrowed dude is at")
    t:expect(t:zone(relic), "boot_hill", "the relic is in")
    t:expect(t:zone(other), "in_play", "the other relic is")
    t:expect(t:happened "victory.points_scored", 1, "victory points")
  end,
}

scenario "Elijah (Exp.2) leads the job himself, unbooted" {
  function(t)
    local elijah = t:dude { card = "elijah_exp2", booted = true }
    t:dude {}
    local bearer = t:dude { player = 2, at = "square" }
    t:goods { player = 2, card = "dim_eyes", on = bearer }
    t:refuses(elijah)
  end,
}

scenario "Elijah (Exp.2) gains nothing from a job that fails" {
  function(t)
    local elijah = t:dude { card = "elijah_exp2" }
    local bearer = t:dude { player = 2, bullets = 4, stud = true, at = "square" }
    local relic = t:goods { player = 2, card = "dim_eyes", on = bearer }
    t:use(elijah)
    t:go_on_to("oppose_job", 2)
    t:join(bearer)
    t:draws(1, "2D 3C 5C 9D TD 7C 8H")
    t:draws(2, "2C 2H 4D 4S TC 8C 3S JH QD")
    t:go_on_to "assign_casualty"
    t:ace(elijah)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(bearer), "in_play", "the dude is")
    t:expect(t:zone(relic), "in_play", "the relic is")
    t:expect(t:happened "victory.points_scored", 0, "victory points")
  end,
}
