card "quickdraw_handgun_weird_west" {
  cheatin {
    text   = "Cheatin' Resolution, Boot: If your draw hand is legal, you and the cheatin' player"
          .. " trade draw hands, and the one you get counts as legal.",
    cost   = { boot },
    effect = {
      when { isnt(is_cheatin(you)), exchange_draw_hands { you, cheatin_player }, set_legal { you, 1 } },
    },
  },
}
