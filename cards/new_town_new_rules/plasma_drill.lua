local owner = owner_of "site"

card "plasma_drill" {
  noon {
    text   = "Noon, Pay 1 ghost rock, Boot: Boot this dude and choose a deed at an adjacent place."
          .. " Its owner pays as much ghost rock as it produces; otherwise discard it.",
    cost   = { pay(1), boot },
    choose = { deed { as = "site", adjacent_to = bearer } },
    price  = { boot(bearer) },
    effect = {
      when { compare(production_of "site", above(0)),
             may { player = owner,
                   pay { player = owner, ghost_rock = production_of "site" },
                   otherwise = { discard "site" } } },
    },
  },
}
