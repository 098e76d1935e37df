scenario "The Glass Maker raises each Saloon, Brothel and Casino once" {
  function(t)
    local maker = t:deed { card = "glass_maker" }
    local saloon = t:deed { player = 2, production = 1, keywords = { "Saloon" } }
    local brothel = t:deed { production = 1, keywords = { "Brothel" } }
    local casino = t:deed { production = 1, keywords = { "Casino" } }
    local plain = t:deed { production = 1 }
    t:use(maker)
    t:expect_true(t:offers(brothel), "a Brothel")
    t:expect_true(t:offers(casino), "a Casino")
    t:expect_true(not t:offers(plain), "another deed")
    t:choose(saloon)
    t:expect(t:stat(saloon, "production"), 2, "the Saloon's production")
    t:expect(t:ghost_rock(1), 8, "the stash")
    t:expect_true(t:is_booted(maker), "the Glass Maker is booted")
    t:until_day(2)
    t:until_phase "noon"
    t:until_turn_of(1)
    t:expect(t:stat(saloon, "production"), 2, "production the next day")
    t:use(maker)
    t:expect_true(not t:offers(saloon), "the Saloon has it")
    t:choose(casino)
    t:expect(t:stat(casino, "production"), 2, "the Casino's production")
  end,
}

scenario "The Glass Maker works for who controls it" {
  function(t)
    local maker = t:deed { card = "glass_maker" }
    t:deed { keywords = { "Saloon" } }
    t:dude { player = 2, influence = 1, at = maker }
    t:refuses(maker)
    t:pass()
    t:expect_true(t:can_use(maker), "player 2 can use it")
  end,
}

scenario "The Glass Maker: no other Glass Maker raises it again" {
  function(t)
    local maker, second = t:deed { card = "glass_maker" }, t:deed { player = 2, card = "glass_maker" }
    local saloon = t:deed { keywords = { "Saloon" } }
    t:use(maker)
    t:refuses(second)
    t:deed { keywords = { "Casino" } }
    t:expect_true(t:can_use(second), "another deed has not got it")
    t:expect(t:stat(saloon, "production"), 1, "the Saloon's production")
  end,
}
