card "shadow_walk" {
  noon {
    text   = "Noon Hex 7, Boot: This Huckster moves anywhere.",
    hex    = 7,
    cost   = { boot },
    choose = { location { as = "destination" } },
    effect = { move { bearer, to = "destination" } },
  },
  shootout {
    text        = "Shootout Hex 7, Boot: This Huckster joins your posse. You may make another"
               .. " Shootout play.",
    joins_posse = true,
    hex         = 7,
    cost        = { boot },
    effect      = { join_posse(bearer), extra_play {} },
  },
}
