card "allie_hensman" {
  noon {
    text   = "Noon, Boot: In the town square Allie gets 1 control point for good.",
    cost   = { boot },
    effect = { when { at { kind = "town_square" }, counter { self, control = 1 } } },
  },
}
