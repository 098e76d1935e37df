card "pinned_down" {
  shootout {
    text   = "Shootout: A dude must be chosen as the first casualty, and has -3 bullets (at least"
          .. " 0) if picked as shooter.",
    choose = { dude { as = "target" } },
    effect = {
      force_casualty "target",
      later { shooter_declared { "target" },
              modify { "target", bullets = -least(3, bullets_of "target") } },
    },
  },
}
