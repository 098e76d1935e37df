card "pull_of_the_current" {
  noon {
    text    = "Noon Hex 7, Boot: Move a dude from an adjacent location here. If the check was 10 or"
           .. " more, the dude boots. If the hex fails, lose 1 ghost rock.",
    hex     = 7,
    cost    = { boot },
    choose  = { dude { as = "swimmer", adjacent_to = bearer } },
    effect  = { move { "swimmer", to = here }, when_check { at_least = 10, boot "swimmer" } },
    failure = { lose { ghost_rock = 1 } },
  },
}
