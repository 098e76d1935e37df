card "auto_revolver" {
  trait {
    text  = "It can be invented as a Shootout play, all costs paid.",
    zones = { "hand", "in_play" },
    may   = shop_as_shootout_play,
  },
  trait {
    text      = "While it is in the shootout and you replace at least one card of your draw hand, you"
             .. " draw one more.",
    condition = is(self, goods { in_shootout = true }),
    affects   = you,
    gives     = { redraw_extra = 1 },
  },
}
