card "incubation" {
  trait {
    text    = "This dude has -1 bullets, -1 influence and -3 value.",
    affects = bearer,
    gives   = { bullets = -1, influence = -1, value = -3 },
  },
  trait {
    text      = "And an ability:",
    continues = true,
    affects   = bearer,
    gives     = {
      ability = noon {
        text   = "Noon, Boot: Discard an Incubation from this dude.",
        cost   = { boot },
        choose = { card { as = "eggs", title = "Incubation", attached_to = bearer } },
        effect = { discard "eggs" },
      },
    },
  },
  noon {
    text   = "Noon: This card goes to a booted dude who is at home.",
    choose = { dude { as = "host", booted = true, at_home = true } },
    effect = { attach { self, to = "host" } },
  },
}
