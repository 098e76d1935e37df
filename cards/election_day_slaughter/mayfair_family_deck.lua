local hexes = spell { keyword = "Hex", attached_to = bearer }

card "mayfair_family_deck" {
  trait {
    text  = "This dude is a Huckster 0.",
    gives = { keyword = "Huckster 0" },
  },
  trait {
    text      = "As this card leaves this dude, discard all Hexes on the dude.",
    when      = attachment_left_play { self, window = "when" },
    effect    = { discard(hexes) },
    continues = true,
  },
  trait {
    text      = "As this card goes to another dude, discard all Hexes on this dude.",
    when      = card_transferred { self, window = "when" },
    effect    = { discard(hexes) },
    continues = true,
  },
}
