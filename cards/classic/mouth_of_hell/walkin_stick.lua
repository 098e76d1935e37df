card "walkin_stick" {
  noon {
    text   = "Noon: This dude moves to an adjacent location.",
    choose = { location { as = "stop", adjacent_to = bearer } },
    effect = { move { bearer, to = "stop" } },
  },
}
