local elsewhere = place_is(event_to, { kind = { "in_town", "out_of_town" }, except = home_of(you) })

card "agent_provocateur" {
  trait {
    text    = "Agent Provocateur enters play at your home alone.",
    zones   = "anywhere",
    affects = dude { is = self, where = elsewhere },
    cannot  = enter_play,
  },
  trait {
    text      = "He does not leave your home.",
    continues = true,
    condition = at(home_of(you)),
    cannot    = move,
  },
  trait {
    text      = "Nothing is attached to him, and he keeps his traits.",
    continues = true,
    cannot    = { attach, lose_traits },
  },
  trait {
    text      = "He stays in Boot Hill.",
    continues = true,
    zones     = "boot_hill",
    cannot    = leave_boot_hill,
  },
  trait {
    text      = "Your dudes here get no permanent control points, but by jobs.",
    continues = true,
    affects   = dude { side = yours, here = true },
    cannot    = gain_control_points,
    from      = card { starts_job = false },
  },
  react {
    text   = "React: Victory has been checked at Sundown: ace Agent Provocateur, which nothing"
          .. " prevents, to play a dude from your hand for 4 ghost rock less.",
    when   = victory_checked {},
    choose = { dude { as = "successor", in_hand = you } },
    price  = { ace { self, surely = true } },
    effect = { put_into_play { "successor", reduce = 4 } },
  },
}
