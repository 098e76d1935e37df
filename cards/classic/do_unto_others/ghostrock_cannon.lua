card "ghostrock_cannon" {
  trait {
    text    = "Each move of this dude costs a card of your play hand, discarded, unless another player's effect"
           .. " moves him.",
    affects = dude { is = bearer, where = isnt(event_by(other_players)) },
    cannot  = move,
    unless  = { discard_from_hand(1) },
  },
  noon {
    text   = "Noon: Aim at an adjacent location.",
    choose = { location { as = "aim", adjacent_to = bearer } },
    effect = { single_out { at = "aim" } },
  },
  noon {
    text   = "Noon: Aim at an adjacent location as well.",
    choose = { location { as = "aim", adjacent_to = bearer } },
    effect = { single_out { at = "aim" } },
  },
  noon {
    text        = "Noon, Pull: At an adjacent location that this Cannon has aimed at twice today all dudes"
               .. " with a value below the pull are aced.",
    cost        = { pull },
    condition   = compare(note_of(self), below(day_number)),
    choose      = { location { as = "aim", adjacent_to = bearer, singled_out = at_least(2) } },
    optional_if = true,  -- it fires whoever is there
    effect      = { ace(dude { at = "aim", value = below(pull_value) }) },
  },
  trait {
    text      = "It does not fire on the day on which it comes into play.",
    continues = true,
    when      = enters_play { self },
    effect    = { note { self, day_number } },
  },
}
