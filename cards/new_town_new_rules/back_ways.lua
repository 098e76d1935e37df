card "back_ways" {
  noon {
    text   = "Noon: Your wanted dude moves to another location.",
    choose = {
      dude { as = "fugitive", side = yours, wanted = true },
      location { as = "refuge", except = location_of "fugitive" },
    },
    effect = { move { "fugitive", to = "refuge" } },
  },
}
