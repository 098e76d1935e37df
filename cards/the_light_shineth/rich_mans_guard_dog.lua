card "rich_mans_guard_dog" {
  trait {
    text      = "When another player shows a cheatin' hand you may play this at once.",
    zones     = "hand",
    when      = shows_cheatin { player = other_players },
    condition = is(self, card { can_play = true }),
    optional  = true,
    effect    = { invent { self } },
  },
  trait {
    text         = "When it is invented in a shootout of yours, it goes to a dude of your posse.",
    continues    = true,
    condition    = there_is(dude { in_posse = you }),
    invented_for = dude { in_posse = you },
  },
  cheatin {
    text   = "Cheatin' Resolution, pull: If it is the value of the opposing shooter or more,"
          .. " discard that dude; if not, the dude goes home booted.",
    cost   = { pull },
    effect = {
      when { compare(pull_value, at_least(value_of(shooter_of(cheatin_player)))),
             discard(shooter_of(cheatin_player)),
             otherwise = { send_home { shooter_of(cheatin_player), booted = true } } },
    },
  },
}
