local actions = action { in_discard_pile = you }

card "the_lord_provides" {
  shootout {
    text    = "Shootout Miracle 9, Boot: Boot this Blessed. Show an action of your deck, your"
           .. " discard pile or either, and put it into your play hand. Discard this spell.",
    miracle = 9,
    cost    = { boot },
    choose  = { option { as = "where", "deck", "discard pile", "both" } },
    effect  = {
      boot(bearer),
      when { compare("where", other_than(2)),
             search_deck { as = "gift", condition = action {} } },
      when { all_of { compare("where", other_than(1)), isnt(chosen "gift") },
             choose { actions, as = "gift", least = 0 } },
      reveal "gift",
      to_hand "gift",
      discard(self),
    },
  },
}
