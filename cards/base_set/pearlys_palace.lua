card "pearlys_palace" {
  react {
    text       = "Controller React, Boot: A shootout has started; before anybody makes a Shootout"
              .. " play, you make one.",
    controller = true,
    cost       = { boot },
    when       = shootout_begins {},
    effect     = { extra_play(you) },
  },
}
