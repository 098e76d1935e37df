card "xui_yin_chen" {
  shootout {
    text   = "Shootout, Boot: All dudes of your posse become studs and have +1 influence.",
    cost   = { boot },
    effect = {
      make_stud { each = dude { in_posse = you } },
      modify { each = dude { in_posse = you }, influence = 1 },
    },
  },
}
