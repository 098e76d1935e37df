card "swinford_finds_trouble" {
  shootout {
    text   = "Shootout: Boot one or more dudes of your posse. For each pick an opposing dude with"
          .. " fewer bullets, who boots or, booted already, goes home.",
    choose = { dude { as = "guns", in_posse = you, booted = false, any_number = true } },
    effect = {
      for_each { "guns", as = "gun",
                 boot "gun",
                 choose { dude { in_posse = opposing, bullets = below "gun" }, as = "trouble" },
                 when { is("trouble", dude { booted = true }), send_home "trouble",
                        otherwise = { boot "trouble" } } },
    },
  },
}
