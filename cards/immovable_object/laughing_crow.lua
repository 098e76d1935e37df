local affordable = spell { keyword = "Spirit", cost = at_most(ghost_rock_of(you)) }
local hosts = card { side = yours, where = can_attach_to(candidate, "card") }

card "laughing_crow" {
  noon {
    text   = "Noon: Reveal the top 2 cards of your deck. Spirits among them may be attached for"
          .. " their cost; the rest is discarded.",
    effect = {
      reveal(top_of_deck(you, 2)),
      for_each { top_of_deck(you, 2), as = "card",
                 when { is("card", affordable),
                        choose { hosts, as = "host", least = 0 },
                        attach { "card", to = "host" } },
                 when { in_zone("deck", "card"), discard "card" } },
    },
  },
}
