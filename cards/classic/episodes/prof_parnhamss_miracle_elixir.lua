card "prof_parnhamss_miracle_elixir" {
  react {
    text    = "React: This dude is aced: ace this, and the dude goes home booted instead.",
    when    = aced { bearer },
    instead = { ace(self), send_home { bearer, booted = true } },
  },
}
