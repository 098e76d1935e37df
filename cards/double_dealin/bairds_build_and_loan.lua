card "bairds_build_and_loan" {
  noon {
    text       = "Controller Noon, Boot: Bring a deed into play for 2 ghost rock less.",
    controller = true,
    cost       = { boot },
    choose     = { deed { as = "site", in_hand = you } },
    effect     = { put_into_play { "site", reduce = 2 } },
  },
}
