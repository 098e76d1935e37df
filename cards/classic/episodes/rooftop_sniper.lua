card "rooftop_sniper" {
  shootout {
    text        = "Shootout: Before this shootout goes on, your unbooted dude who is next to it and not in it"
               .. " and an opposing dude fight a shootout of their own, which nobody else joins.",
    joins_posse = true,
    choose      = {
      dude { as = "sniper", side = yours, booted = false, in_shootout = false, adjacent_to = shootout_location },
      dude { as = "quarry", in_posse = opposing },
    },
    effect      = { start_shootout { "quarry", leader = "sniper", alone = true } },
  },
}
