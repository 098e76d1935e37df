card "bind_spirit" {
  noon {
    text   = "Noon Spirit X: You control a Terror here or adjacent until the end of the day. X is its value.",
    choose = { dude { as = "bound", keyword = "Terror", within = 1 } },
    spirit = value_of "bound",
    effect = { take_control { "bound", you } },
  },
}
