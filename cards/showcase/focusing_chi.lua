card "focusing_chi" {
  trait {
    text      = "When pulled for a Technique: you may unboot the dude who performs it and look at"
             .. " the top 3 cards of your deck; discard any of them and leave the rest as they"
             .. " are.",
    zones     = "pulled",
    when      = pull_revealed { self },
    condition = is(event_cause, action { keyword = "Technique" }),
    optional  = true,
    effect    = {
      unboot(other_card),
      look(top_of_deck(you, 3)),
      choose { top_of_deck(you, 3), as = "scraps", least = 0, most = 3 },
      discard "scraps",
    },
  },
  noon_or_shootout {
    text      = "Noon or Shootout Technique: Draw a card, or put this one back on your deck.",
    technique = true,
    choose    = { option { as = "way", "put this card on top of your deck", "draw a card" } },
    effect    = { when { compare("way", exactly(1)), to_deck(self), otherwise = { draw(1) } } },
  },
}
