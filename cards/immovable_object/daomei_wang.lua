card "daomei_wang" {
  react {
    text      = "React: Once Daomei has come into play in High Noon, another of your Righteous"
             .. " Bandits moves to another place.",
    when      = enters_play { self },
    condition = in_phase "noon",
    choose    = {
      dude { as = "bandit", side = yours, faction = "anarchists", except = self },
      location { as = "stop" },
    },
    effect    = { move { "bandit", to = "stop" } },
  },
}
