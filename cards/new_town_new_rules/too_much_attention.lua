card "too_much_attention" {
  noon {
    text   = "Noon: Boot a wanted dude.",
    choose = { dude { as = "outlaw", wanted = true } },
    effect = { boot "outlaw" },
  },
  noon {
    text   = "Noon: Boot a card that has at least 1 control point.",
    choose = { card { as = "prize", control = at_least(1) } },
    effect = { boot "prize" },
  },
}
