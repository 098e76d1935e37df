card "yellow_belly" {
  react {
    text   = "React: A dude has refused a call-out: for good he has -1 influence and -1 bullets.",
    when   = callout_refused { as = "coward" },
    effect = { counter { "coward", influence = -1, bullets = -1 } },
  },
}
