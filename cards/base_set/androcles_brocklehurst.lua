card "androcles_brocklehurst" {
  noon {
    text   = "Noon, Boot: Choose another player's dude at a deed that you own and do not control."
          .. " Gain as much ghost rock as that dude has influence.",
    cost   = { boot },
    choose = {
      dude { as = "tenant", controller = opposing,
             at = { owner = you, controller = opposing } },
    },
    effect = { gain { ghost_rock = influence_of "tenant" } },
  },
}
