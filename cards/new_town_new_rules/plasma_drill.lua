local owner = owner_of "site"

card "plasma_drill" {
  noon {
    text   = "Noon, Pay 1 ghost rock, Boot: The bearer boots too. Pick a deed next to this place:"
          .. " its owner pays as much ghost rock as it produces, or it is discarded.",
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
