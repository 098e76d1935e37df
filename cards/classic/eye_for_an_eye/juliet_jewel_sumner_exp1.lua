card "juliet_jewel_sumner_exp1" {
  react {
    text   = "React: Before your Noon play Jewel moves to your other Blackjacks dude.",
    when   = play_about_to_be_made { player = you, where = isnt(during_shootout) },
    choose = { dude { as = "friend", side = yours, faction = "blackjacks" } },
    effect = { move { self, to = location_of "friend" } },
  },
}
