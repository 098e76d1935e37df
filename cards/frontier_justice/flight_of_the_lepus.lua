card "flight_of_the_lepus" {
  cheatin {
    text   = "Cheatin' Resolution: Up to 2 dudes, yours or the cheatin' player's, move home; up to"
          .. " 3 if your hand is legal. In a shootout you may boot them.",
    choose = {
      dude { as = "hares", up_to = if_(is_cheatin(you), 2, 3),
             where = any_of { is(candidate, dude { controller = you }),
                              is(candidate, dude { controller = cheatin_player }) } },
    },
    effect = {
      for_each { "hares", as = "hare", move { "hare", to = home_of(controller_of "hare") } },
      when { during_shootout, may { boot "hares" } },
    },
  },
}
