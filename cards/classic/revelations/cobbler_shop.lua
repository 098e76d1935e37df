card "cobbler_shop" {
  trait {
    text   = "Whoever moves a dude here may pay 1 ghost rock to unboot that dude.",
    when   = moved { as = "walker", to = here, booted = true },
    effect = {
      may { player = event_cause_player,
            pay { player = event_cause_player, ghost_rock = 1 },
            unboot "walker" },
    },
  },
}
