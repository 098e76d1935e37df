card "corrigans_landing" {
  noon {
    text       = "Controller Noon, Boot: Gain 1 ghost rock for each dude here, at most 3.",
    controller = true,
    cost       = { boot },
    condition  = there_is(dude { here = true }),
    effect     = { gain { ghost_rock = least(3, count_of(dude { here = true })) } },
  },
}
