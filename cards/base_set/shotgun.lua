card "shotgun" {
  shootout {
    text   = "Shootout, Boot: Ace an opposing dude whose value is at most this dude's bullets.",
    cost   = { boot },
    choose = { dude { as = "victim", side = opposing, value = at_most(bullets_of(bearer)) } },
    effect = { ace "victim" },
  },
}
