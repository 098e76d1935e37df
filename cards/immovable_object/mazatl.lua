card "mazatl" {
  noon {
    text   = "Noon: Mazatl moves to a place where a Totem is.",
    choose = { location { as = "stop", with = spell { keyword = "Totem" } } },
    effect = { move { self, to = "stop" } },
  },
}
