local victim = owner_of "bank"

card "this_is_a_holdup" {
  noon {
    text   = "Noon: Boot your dude at a deed that another player owns. Take ghost rock from the owner,"
          .. " as much as you like up to the deed's production. The dude has that much bounty more.",
    choose = {
      deed { as = "bank", owner = opposing },
      dude { as = "robber", side = yours, at = "bank" },
    },
    price  = { boot "robber" },
    effect = {
      choose_number { as = "loot", least = 0,
                      most = least(production_of "bank", ghost_rock_of(owner_of "bank")) },
      function(play)
        if play:take { "loot", from = victim } > 0 then play:bounty { "robber", "loot" } end
      end,
    },
  },
}
