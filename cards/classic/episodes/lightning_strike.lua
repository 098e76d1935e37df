local struck_back = when { any_of { compare(pull_value, 1), is(pulled_card, card { type = "joker" }) }, ace(bearer) }

card "lightning_strike" {
  shootout {
    text    = "Shootout Spirit X: An opposing dude goes home booted, and is aced too if the check is more than 5"
           .. " above X, that dude's value and bullets together. On an ace or a joker this Shaman is aced.",
    choose  = { dude { as = "target", in_posse = opposing } },
    spirit  = value_of "target" + bullets_of "target",
    effect  = {
      send_home { "target", booted = true },
      when_margin { above = 5, ace "target" },
      struck_back,
    },
    failure = { struck_back },
  },
}
