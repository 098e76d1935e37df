card "makaio_kaleo_esq" {
  noon {
    text   = "Noon: 1 bounty goes from one of your dudes to another.",
    choose = {
      dude { as = "client", side = yours, wanted = true },
      dude { as = "scapegoat", side = yours, except = "client" },
    },
    effect = {
      later { bounty_lost { "client" }, bounty { "scapegoat", 1 }, lasts = this_play },
      bounty { "client", -1 },
    },
  },
}
