card "the_r_and_d_ranch" {
  noon {
    text       = "Controller Noon, Boot: Gain 2 ghost rock and pull. On a club this deed and every"
              .. " card here are discarded.",
    controller = true,
    cost       = { boot },
    effect     = {
      gain { ghost_rock = 2 },
      pull(you),
      when_pull { suit = clubs, discard(card { here = true }) },
    },
  },
}
