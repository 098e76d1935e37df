card "im_your_huckleberry" {
  cheatin {
    text   = "Cheatin' Resolution: Your opponent picks a dude of the posse opposing yours, or you do"
          .. " with a legal hand. The dude goes over to your posse and is yours for the rest of the"
          .. " shootout. After it the dude goes home booted.",
    -- Nobody but a dude of the other posse can go over.
    choose = { dude { as = "turncoat", chooser = if_player(is_cheatin(you), opponent, you) } },
    effect = {
      change_sides { "turncoat", lasts = this_shootout },
      later { shootout_ends {}, send_home { "turncoat", booted = true }, lasts = today },
    },
  },
}
