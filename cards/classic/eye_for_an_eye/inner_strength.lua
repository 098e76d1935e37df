card "inner_strength" {
  shootout {
    text   = "Shootout: Boot your dude in this shootout. Draw as many cards as that dude's value is above 10.",
    choose = { dude { as = "calm", side = yours, in_shootout = true } },
    price  = { boot "calm" },
    effect = { draw(value_of "calm" - 10) },
  },
}
