card "memory_thief" {
  noon {
    text   = "Noon: A dude loses traits and abilities until the day ends.",
    choose = { dude { as = "fool" } },
    effect = { blank { "fool", traits = true, abilities = true } },
  },
}
