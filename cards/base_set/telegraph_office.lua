card "telegraph_office" {
  noon {
    text       = "Controller Noon, Boot: Choose a dude who came into play in this Noon phase. Gain"
              .. " as much ghost rock as that dude has influence.",
    controller = true,
    cost       = { boot },
    choose     = { dude { as = "newcomer", entered_this_phase = true } },
    effect     = { gain { ghost_rock = influence_of "newcomer" } },
  },
}
