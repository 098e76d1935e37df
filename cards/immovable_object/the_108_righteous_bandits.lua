card "the_108_righteous_bandits" {
  noon {
    text   = "Noon, Boot: Your dude moves to where another dude of yours is, without booting and"
          .. " even if booted.",
    cost   = { boot },
    choose = { dude { as = "bandit", side = yours }, dude { as = "friend", side = yours } },
    effect = { move { "bandit", to = location_of "friend" } },
  },
}
