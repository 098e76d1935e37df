card "blood_curse" {
  noon {
    text   = "Noon Hex 9, Boot: A dude here or at an adjacent place has -1 influence and -1"
          .. " bullets.",
    hex    = 9,
    cost   = { boot },
    choose = { dude { as = "cursed", within = 1 } },
    effect = { modify { "cursed", influence = -1, bullets = -1 } },
  },
  shootout {
    text   = "Shootout Hex 9, Boot: An opposing dude has -2 bullets.",
    hex    = 9,
    cost   = { boot },
    choose = { dude { as = "cursed", side = opposing } },
    effect = { modify { "cursed", bullets = -2 } },
  },
}
