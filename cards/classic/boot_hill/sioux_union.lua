local income = sum_of("production", card { owner = you, controller = you, except = self })
local called = any_of { is(candidate, spell { keyword = "Spirit" }), is(candidate, dude { faction = "sioux_union" }) }

card "sioux_union" {
  react {
    text      = "React: Instead of the production of your home, take a Spirit or a Sioux dude of your deck and"
             .. " show it. What you have borrowed you must be able to repay.",
    when      = phase_upkeep_begins {},
    condition = compare(debt_of(you), at_most(ghost_rock_of(you) + income)),
    effect    = {
      limit_stat { self, production = 0 },
      search_deck { as = "called", condition = called },
      reveal "called",
      to_hand "called",
    },
  },
}
