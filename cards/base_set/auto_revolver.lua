card "auto_revolver" {
  trait {
    text  = "It can be invented as a Shootout play, all costs paid.",
    zones = "hand",
    may   = shop_as_shootout_play,
  },
  trait {
    text      = "While it is in the shootout and you replace at least one card of your draw hand,"
             .. " you may draw one more.",
    when      = draw_hand_redrawn { player = you },
    condition = in_shootout(self),
    optional  = true,
    effect    = { draw_to_draw_hand { you, 1 } },
  },
}
