card "scared_stiff_saloon" {
  shootout {
    text       = "Controller Shootout: Dudes here with a value below the Fear level have 0 bullets"
              .. " until Nightfall is over.",
    controller = true,
    effect     = {
      set_stat { each = dude { here = true, value = below(fear_level) }, bullets = 0, lasts = today },
    },
  },
}
