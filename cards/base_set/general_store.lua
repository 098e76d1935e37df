card "general_store" {
  noon {
    text       = "Controller Noon, Boot: Attach a goods or spell card of your play hand to a dude of"
              .. " yours for 2 ghost rock less.",
    controller = true,
    cost       = { boot },
    choose     = {
      attachment { as = "ware", in_hand = you },
      dude { as = "customer", side = yours },
    },
    effect     = { attach { "ware", to = "customer", reduce = 2 } },
  },
}
