local spade_or_joker = any_of { compare(pull_suit, spades),
                                is(pulled_card, card { type = "joker" }) }

card "dr_arden_gillman" {
  shootout {
    text   = "Shootout, Boot: Arden's check as a Mad Scientist against an opposing dude's grit. If"
          .. " it succeeds, that dude goes home booted, or is aced if it was 6 or more above. On a"
          .. " spade or joker the same happens to Arden.",
    cost   = { boot },
    choose = { dude { as = "target", side = opposing } },
    effect = {
      skill_check { self, "Mad Scientist", grit_of "target" },
      when { succeeded,
        when_margin { at_least = 6,
                      ace "target",
                      when { spade_or_joker, ace(self) },
                      otherwise = {
                        send_home { "target", booted = true },
                        when { spade_or_joker, send_home { self, booted = true } } } } },
    },
  },
}
