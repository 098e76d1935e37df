scenario "Shouting Tom's Tunnel helps who has nothing" {
  function(t)
    t:phase "gambling"
    local tunnel = t:deed { card = "shouting_toms_tunnel" }
    t:ghost_rock(1, 1)
    t:draws(1, "2C 2D 5H 6S 9C")
    t:draws(2, "3C 4D 5H 6S 8C")
    t:go_on_to "react"
    t:use(tunnel)
    t:until_phase "noon"
    t:expect(t:ghost_rock(1), 7, "the stash: 3, production of the home and the deed")
    t:expect_true(t:is_booted(tunnel), "the deed is booted")
  end,
}

scenario "Shouting Tom's Tunnel does not help who has a ghost rock" {
  function(t)
    t:phase "gambling"
    local tunnel = t:deed { card = "shouting_toms_tunnel" }
    t:ghost_rock(1, 2)
    t:draws(1, "2C 2D 5H 6S 9C")
    t:draws(2, "3C 4D 5H 6S 8C")
    t:expect((t:asked()), "noon_play", "what is asked first")
    t:expect(t:ghost_rock(1), 5, "the stash: 1, and production")
  end,
}

scenario "Shouting Tom's Tunnel is for its controller" {
  function(t)
    t:phase "gambling"
    local tunnel = t:deed { card = "shouting_toms_tunnel" }
    t:dude { player = 2, influence = 1, at = tunnel }
    t:ghost_rock(1, 1)
    t:draws(1, "2C 2D 5H 6S 9C")
    t:draws(2, "3C 4D 5H 6S 8C")
    t:expect((t:asked()), "noon_play", "what is asked first")
  end,
}

scenario "Shouting Tom's Tunnel comes before what happens as Upkeep begins" {
  function(t)
    t:phase "gambling"
    local tunnel = t:deed { player = 2, card = "shouting_toms_tunnel" }
    local hotel = t:deed { card = "red_hill_hotel" }
    t:dude {}
    t:ghost_rock(2, 1)
    t:draws(1, "3C 4D 5H 6S 8C")
    t:draws(2, "2C 2D 5H 6S 9C")
    t:go_on_to "react"
    t:expect_true(t:can_use(tunnel), "the Tunnel of player 2 is first")
    t:pass()
    t:expect_true(t:can_use(hotel), "the Winner's hotel is next")
  end,
}
