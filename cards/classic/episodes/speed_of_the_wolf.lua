card "speed_of_the_wolf" {
  noon {
    text   = "Noon Spirit 5: Your unbooted dude moves to any location.",
    spirit = 5,
    choose = { dude { as = "runner", side = yours, booted = false }, location { as = "den" } },
    effect = { move { "runner", to = "den" } },
  },
  react {
    text   = "React Spirit 7: As a posse is formed your unbooted dude joins yours, from anywhere.",
    spirit = 7,
    when   = posse_declared { each = false },
    choose = { dude { as = "runner", side = yours, booted = false } },
    effect = { join_posse "runner" },
  },
}
