local finds = card { in_deck = you, keyword = { "Spirit", "Attire" }, is = "shown" }

card "butch_deuces" {
  react {
    text   = "React, Boot: As the game starts, look at the top 5 cards of your deck. If you then"
          .. " reveal a Spirit or Attire among them, they are your play hand, and the one you have"
          .. " is shuffled into the deck.",
    cost   = { boot },
    when   = start_of_game {},
    effect = {
      name { top_of_deck(you, 5), as = "shown" },
      name { hand_of(you), as = "old" },
      look { you, "shown" },
      choose { finds, as = "find", least = 0 },
      when { there_is "find", reveal "find", to_hand "shown", shuffle_into_deck "old" },
    },
  },
}
