card "gomorra_parish" {
  noon {
    text       = "Controller Noon, Boot: A card of your play hand goes to Boot Hill; if it does,"
              .. " gain 1 ghost rock.",
    controller = true,
    cost       = { boot },
    choose     = { card { as = "offering", in_hand = you } },
    price      = { ace "offering" },
    effect     = { gain { ghost_rock = 1 } },
  },
}
