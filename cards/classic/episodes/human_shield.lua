card "human_shield" {
  shootout {
    text   = "Shootout: Your dude in this shootout cannot be aced in this round, and becomes"
          .. " wanted.",
    choose = { dude { as = "coward", side = yours, in_shootout = true } },
    effect = { restrict { "coward", be_aced, lasts = this_round }, make_wanted "coward" },
  },
}
