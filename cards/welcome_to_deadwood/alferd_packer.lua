card "alferd_packer" {
  trait {
    text    = "While Alferd is in your posse, your opponent has this ability:",
    affects = opponent,
    gives   = {
      ability = shootout {
        text    = "Repeat Shootout, pay 3 ghost rock: Alferd joins your posse, under your control.",
        repeats = true,
        cost    = { pay(3) },
        effect  = { change_sides { self } },
      },
    },
  },
}
