card "xiaodan_li" {
  trait {
    text  = "Your starting gang has one dude more than the usual number if Xiaodan is in it.",
    zones = { "deck", "in_play" },
    may   = extra_starting_dude,
  },
}
