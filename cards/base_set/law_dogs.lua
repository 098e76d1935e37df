card "law_dogs" {
  noon {
    text   = "Noon, Boot: Boot dudes of yours who together have more influence than a dude. That"
          .. " dude gets 1 bounty.",
    cost   = { boot },
    choose = {
      dude { as = "helpers", side = yours, booted = false, any_number = true },
      dude { as = "suspect", influence = below(sum_of("influence", "helpers")) },
    },
    price  = { boot "helpers" },
    effect = { bounty { "suspect", 1 } },
  },
}
