card "smiling_frog" {
  noon {
    text   = "Noon: Discard a card of your play hand: Smiling Frog has +1 bullets, or +2 if it is a"
          .. " Spirit.",
    choose = { card { as = "scrap", in_hand = you } },
    price  = { discard "scrap" },
    effect = { modify { self, bullets = if_(is("scrap", spell { keyword = "Spirit" }), 2, 1) } },
  },
}
