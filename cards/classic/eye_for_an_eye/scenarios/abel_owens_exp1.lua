scenario "Abel Owens (Exp.1) calls out who has a spell" {
  function(t)
    local deed = t:deed { player = 2 }
    local abel = t:dude { card = "abel_owens_exp1", at = deed, booted = true }
    local caster = t:dude { player = 2, keywords = { "Blessed 1" }, at = deed }
    local miracle = t:spell { player = 2, card = "interpret_vision", on = caster }
    local elsewhere = t:dude { player = 2, keywords = { "Blessed 1" }, at = "square" }
    t:spell { player = 2, card = "interpret_vision", on = elsewhere }
    local armed = t:dude { player = 2, at = deed }
    t:goods { player = 2, on = armed }
    t:use(abel)
    t:expect_true(not t:offers(armed), "only the one with the spell")
    t:accept()
    t:done()
    t:expect(t:side(caster), 2, "the one called out is in the shootout")
    t:expect(t:zone(miracle), "in_play", "the spell is")
  end,
}

scenario "Abel Owens (Exp.1) needs somebody with a spell here" {
  function(t)
    local abel = t:dude { card = "abel_owens_exp1", at = "square" }
    local caster = t:dude { player = 2, keywords = { "Blessed 1" } }
    t:spell { player = 2, card = "interpret_vision", on = caster }
    t:dude { player = 2, at = "square" }
    t:refuses(abel)
  end,
}
