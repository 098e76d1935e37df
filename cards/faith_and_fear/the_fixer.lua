local top_five = top_of_deck(you, 5)

card "the_fixer" {
  react {
    text   = "React, Boot: As the game starts, discard the top five cards of your deck. You may"
          .. " take one of them into your play hand; for an action that starts a job the Fixer"
          .. " unboots.",
    cost   = { boot },
    when   = start_of_game {},
    effect = {
      look(top_five),
      choose { top_five, as = "find", least = 0 },
      mill(5),
      to_hand "find",
      when { is("find", action { starts_job = true }), unboot(self) },
    },
  },
}
