card "sheriff_dave_montreal" {
  trait {
    text      = "When only your opponent shows a cheatin' hand in Dave's shootout, your dudes are"
             .. " no casualties in this round.",
    when      = draw_hand_revealed {},
    condition = all_of {
      in_shootout(self),
      is_cheatin(opponent),
      isnt(is_cheatin(you)),
    },
    effect    = { protect_casualty(dude { side = yours }) },
  },
}
