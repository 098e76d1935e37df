card "spirit_trail" {
  trait {
    text = "This location is adjacent to every other one with a Spirit Trail.",
    may  = adjacent,
    from = card { has = spell { title = "Spirit Trail" } },
  },
  noon {
    text   = "Noon Spirit 6, Boot: Your dude here moves, without booting and even if booted.",
    spirit = 6,
    cost   = { boot },
    choose = {
      dude { as = "walker", side = yours, here = true },
      location { as = "destination" },
    },
    effect = { move { "walker", to = "destination" } },
  },
}
