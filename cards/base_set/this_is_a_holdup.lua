card "this_is_a_holdup" {
  noon {
    text   = "Noon: Boot your dude at a deed that another player owns. Take ghost rock from"
          .. " the owner, as much as you like up to the deed's production. The dude has that much"
          .. " bounty more.",
    choose = {
      deed { as = "bank", owner = opposing },
      dude { as = "robber", side = yours, at = "bank" },
    },
    price  = { boot "robber" },
    effect = {
      choose_number { as = "loot", least = 0,
                      most = least(production_of "bank", ghost_rock_of(owner_of "bank")) },
      later { ghost_rock_taken {}, bounty { "robber", event_amount }, lasts = this_play },
      take { "loot", from = owner_of "bank" },
    },
  },
}
