local friend = any_of { is(other_card, dude { faction = "sioux_union" }),
                        is(other_card, dude { faction = "texas_rangers" }) }

card "gift_of_the_thunderbird" {
  trait {
    text = "Sioux and Texas Rangers get this for no ghost rock.",
    gives = { cost = if_(friend, -99, 0) },
  },
  noon {
    text   = "Noon: Ace this. All Hexes of a Huckster here or adjacent are aced.",
    choose = { dude { as = "witch", keyword = "Huckster", within = 1 } },
    price  = { ace(self) },
    effect = { ace(spell { keyword = "Hex", attached_to = "witch" }) },
  },
}
