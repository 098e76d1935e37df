card "hex_slingin" {
  resolution {
    text   = "Resolution: Discard a Hex of your dude in the posse. Your draw hand gains 2 ranks.",
    choose = {
      spell { as = "spent", keyword = "Hex", attached_to = dude { side = yours } },
    },
    price  = { discard "spent" },
    effect = { modify { player = you, hand_rank = 2 } },
  },
}
