card "water_to_wine" {
  noon {
    text    = "Noon Miracle 7: Boot all dudes here. A Saloon or Brothel here has +2 production in"
           .. " the next Upkeep phase.",
    miracle = 7,
    effect  = {
      boot(dude { here = true }),
      modify { each = deed { here = true, keyword = { "Saloon", "Brothel" } }, production = 2,
               lasts = until_end_of "next upkeep" },
    },
  },
}
