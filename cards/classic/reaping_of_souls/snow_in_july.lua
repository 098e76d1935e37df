card "snow_in_july" {
  noon {
    text    = "Noon Miracle 8: Boot this Blessed. Today a dude boots for moving from home or the"
           .. " town square to an adjacent location.",
    miracle = 8,
    price   = { boot(bearer) },
    effect  = { restrict { act = free_move } },
  },
}
