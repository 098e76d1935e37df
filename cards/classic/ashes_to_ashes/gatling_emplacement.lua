local home_or_deed = any_of { is(candidate, outfit { owner = you }), is(candidate, deed { owner = you, controller = you }) }

card "gatling_emplacement" {
  trait { text = "Your home may have this too.", attaches_to = card { where = home_or_deed } },
  shootout {
    text      = "Shootout: Boot your dude in a shootout here, who has +3 bullets until the end of the day.",
    choose    = { dude { as = "gunner", side = yours, in_shootout = true } },
    price     = { boot "gunner" },
    effect    = { modify { "gunner", bullets = 3, lasts = today } },
  },
}
