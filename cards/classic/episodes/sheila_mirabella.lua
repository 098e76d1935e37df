card "sheila_mirabella" {
  trait {
    text      = "Sheila gets goods at a Strike that you do not control, too.",
    condition = at { keyword = "Strike" },
    may       = attach_anywhere,
  },
  noon {
    text   = "Noon, Boot, pay 2 ghost rock: Search your deck for goods, show them and attach them"
          .. " to Sheila, paying their cost.",
    cost   = { boot, pay(2) },
    effect = {
      permit_cards { self, attach_while_booted, lasts = this_play },
      search_deck { as = "find", condition = goods { can_attach_to = self } },
      attach { "find", to = self },
    },
  },
}
