card "seductress" {
  noon {
    text   = "Noon: Boot a dude.",
    choose = { dude { as = "fool" } },
    effect = { boot "fool" },
  },
}
