card "back_ways" {
  noon {
    text   = "Noon: Your wanted dude moves to another location.",
    choose = {
      dude { as = "fugitive", side = yours, wanted = true },
      location { as = "refuge" },
    },
    effect = { move { "fugitive", to = "refuge" } },
  },
}
