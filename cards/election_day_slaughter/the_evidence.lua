card "the_evidence" {
  noon {
    text   = "Noon: A wanted dude has no bounty any more. Discard this card.",
    choose = { dude { as = "suspect", wanted = true } },
    effect = { bounty { "suspect", -bounty_of "suspect" }, discard(self) },
  },
  noon {
    text   = "Noon, Pay 1 ghost rock: A dude gets 2 bounty. Ace this card.",
    cost   = { pay(1) },
    choose = { dude { as = "suspect" } },
    effect = { bounty { "suspect", 2 }, ace(self) },
  },
}
