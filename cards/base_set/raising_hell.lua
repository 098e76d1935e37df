card "raising_hell" {
  shootout {
    text   = "Shootout Hex 8, Boot: Ace a card of your play hand. An Abomination of your Boot Hill"
          .. " enters play at its full cost, in this Huckster's posse. Ace this spell.",
    hex    = 8,
    cost   = { boot },
    choose = { card { as = "offering", in_hand = you } },
    effect = {
      ace "offering",
      choose { dude { in_boot_hill = you, keyword = "Abomination", can_play = true,
                      cost = at_most(ghost_rock_of(you)) },
               as = "horror" },
      put_into_play { "horror", posse = true },
      ace(self),
    },
  },
}
