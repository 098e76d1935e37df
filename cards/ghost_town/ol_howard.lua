card "ol_howard" {
  trait {
    text    = "A deed with Ol' Howard on it has 0 production and 0 control points, whatever changes"
           .. " them.",
    affects = deed { has = card { is = self } },
    fixes   = { production = 0, control = 0 },
  },
  react {
    text   = "React: As the game starts, search your deck for a deed and play it at its cost. Ol' Howard"
          .. " is attached to it for good, a Condition and no dude any more.",
    when   = start_of_game {},
    effect = {
      search_deck { as = "site", condition = deed { can_play = true } },
      put_into_play "site",
      become_condition { self, to = "site" },
    },
  },
}
