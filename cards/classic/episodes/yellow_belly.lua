card "yellow_belly" {
  react {
    text   = "React: A dude has refused a call-out: for good he has -1 influence and -1 bullets (at"
          .. " least 0).",
    when   = callout_refused { as = "coward" },
    effect = {
      counter { "coward", influence = -least(1, influence_of "coward"), bullets = -least(1, bullets_of "coward") },
    },
  },
}
