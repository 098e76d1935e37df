card "move_along" {
  noon {
    text   = "Noon: Send a dude home booted.",
    choose = { dude { as = "loiterer" } },
    effect = { send_home "loiterer" },
  },
}
