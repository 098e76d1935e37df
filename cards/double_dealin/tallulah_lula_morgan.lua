card "tallulah_lula_morgan" {
  noon {
    text   = "Noon, Boot, Pay 1 ghost rock: Gain as much ghost rock as a deed produces that you"
          .. " control and do not own.",
    cost   = { boot, pay(1) },
    choose = { deed { as = "site", controller = you, owner = opposing } },
    effect = { gain { ghost_rock = production_of "site" } },
  },
}
