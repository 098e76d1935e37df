card "turncoat" {
  shootout {
    text   = "Shootout: An opposing dude is in your posse until the shootout ends.",
    choose = { dude { as = "traitor", in_posse = opposing } },
    effect = { change_sides { "traitor", you, lasts = this_shootout } },
  },
}
