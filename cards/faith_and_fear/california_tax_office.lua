local owner = owner_of "payer"

card "california_tax_office" {
  trait {
    text   = "It comes into play booted.",
    when   = enters_play { self },
    effect = { boot(self) },
  },
  noon {
    text       = "Controller Noon, Boot: The owner of another player's dude pays that dude's"
              .. " upkeep or discards the dude, whose upkeep is 0 until the next Upkeep phase is"
              .. " over.",
    controller = true,
    cost       = { boot },
    choose     = { dude { as = "payer", controller = other_players } },
    effect     = {
      may { player = owner,
            pay { player = owner, ghost_rock = upkeep_of "payer" },
            otherwise = { discard "payer" } },
      limit_stat { "payer", upkeep = 0, lasts = until_end_of "next upkeep" },
    },
  },
}
