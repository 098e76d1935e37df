card "a_secret_tunnel" {
  noon {
    text   = "Noon: Your dude moves, without booting, from one of your own deeds in town to"
          .. " another. Make another Noon play.",
    choose = {
      dude { as = "mole", side = yours, in_town = true, at = { kind = "deed", owner = you } },
      deed { as = "exit", owner = you, in_town = true },
    },
    effect = { move { "mole", to = "exit" }, extra_play {} },
  },
}
