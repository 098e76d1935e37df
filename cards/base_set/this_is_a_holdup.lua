card "this_is_a_holdup" {
  noon {
    text   = "Noon: Boot your dude at a deed that another player owns. Take ghost rock from the owner,"
          .. " as much as you like up to the deed's production. The dude has that much bounty more.",
    choose = {
      dude { as = "robber", side = yours, booted = false, at = { kind = "deed", owner = opposing } },
      deed { as = "bank", owner = opposing, at = location_of "robber" },
    },
    price  = { boot "robber" },
    effect = {
      choose_number { as = "loot", least = 0,
                      most = least(production_of "bank", ghost_rock_of(owner_of "bank")) },
      take { number_of "loot", from = owner_of "bank" },
      bounty { "robber", number_of "loot" },
    },
  },
}
