card "walk_the_path" {
  noon {
    text    = "Noon Miracle 6, Boot: Another dude of yours moves here from anywhere.",
    miracle = 6,
    cost    = { boot },
    choose  = { dude { as = "pilgrim", side = yours } },
    effect  = { move { "pilgrim", to = here } },
  },
  shootout {
    text        = "Shootout Miracle 7, Boot: Your dude joins this Blessed's posse from anywhere,"
               .. " and unboots.",
    miracle     = 7,
    joins_posse = true,
    condition   = in_shootout(bearer),
    cost        = { boot },
    choose      = { dude { as = "pilgrim", side = yours } },
    effect      = { join_posse "pilgrim", unboot "pilgrim" },
  },
}
