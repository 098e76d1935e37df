local affordable = compare(most(1, influence_of(candidate)), at_most(ghost_rock_of(you)))

card "life_of_the_party" {
  noon {
    text   = "Noon, pay the dude's influence, at least 1: An unbooted dude moves to a Saloon or"
          .. " Brothel.",
    choose = {
      dude { as = "guest", booted = false, where = affordable },
      location { as = "party", keyword = { "Saloon", "Brothel" } },
    },
    cost   = { pay(most(1, influence_of "guest")) },
    effect = { move { "guest", to = "party" } },
  },
}
