card "harold_aimslee" {
  noon {
    text   = "Noon, Boot: Discard a card of your play hand. A Gadget that is no Weapon comes from"
          .. " your discard pile to your play hand, for all to see.",
    cost   = { boot },
    choose = {
      card { as = "gadget", in_discard_pile = you, keyword = "Gadget", without_keyword = "Weapon" },
    },
    price  = { discard_from_hand { 1 } },
    effect = { reveal "gadget", to_hand "gadget" },
  },
}
