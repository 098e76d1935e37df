card "extortion" {
  noon {
    text   = "Noon: Choose a deed that you control and another player owns. Gain as much ghost rock"
          .. " as it produces.",
    choose = { deed { as = "business", controller = you, owner = opposing } },
    effect = { gain { ghost_rock = production_of "business" } },
  },
}
