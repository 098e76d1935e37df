card "johnny_brocklehurst" {
  react {
    text   = "React: You have declared a play: until it is over a dude has 1 influence more, or"
          .. " 1 less.",
    when   = play_declared { player = you },
    choose = { dude { as = "friend" }, option { as = "way", "1 more", "1 less" } },
    effect = {
      modify { "friend", influence = if_(compare(number_of "way", 1), 1, -1), lasts = this_play },
    },
  },
}
