card "quickdraw_handgun" {
  cheatin {
    text   = "Cheatin' Resolution, Boot: If your draw hand is legal, you and the cheatin' player"
          .. " trade draw hands. Nobody can use a Cheatin' Resolution against you this round.",
    cost   = { boot },
    effect = {
      when { isnt(is_cheatin(you)), exchange_draw_hands { you, cheatin_player } },
      forbid_cheatin(you),
    },
  },
}
