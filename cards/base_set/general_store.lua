card "general_store" {
  noon {
    text       = "Controller Noon, Boot: As if shoppin', attach goods or a spell of your play hand"
              .. " for 2 ghost rock less.",
    controller = true,
    cost       = { boot },
    choose     = {
      attachment { as = "ware", in_hand = you },
      card { as = "customer", controller = you },
    },
    effect     = { attach { "ware", to = "customer", reduce = 2 } },
  },
}
