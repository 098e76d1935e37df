card "b_and_b_attorneys" {
  noon {
    text       = "Controller Noon, Boot: A wanted dude has 1 bounty more or 1 less; without"
              .. " bounty the dude is wanted no longer.",
    controller = true,
    cost       = { boot },
    choose     = {
      dude { as = "client", wanted = true },
      option { as = "way", "1 more", "1 less" },
    },
    effect     = { bounty { "client", if_(compare(number_of "way", exactly(1)), 1, -1) } },
  },
}
