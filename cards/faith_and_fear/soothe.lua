card "soothe" {
  noon {
    text    = "Noon Miracle 10, Boot: Boot this Blessed: another dude here or at an adjacent place"
           .. " unboots.",
    miracle = 10,
    cost    = { boot },
    choose  = { dude { as = "weary", within = 1, booted = true } },
    effect  = { boot(bearer), unboot "weary" },
  },
}
