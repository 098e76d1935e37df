card "dr_emanuel_ashbel" {
  react {
    text       = "React, Pull: A dude is being aced. If the pull is above the dude's value, that"
              .. " dude is discarded instead.",
    cost       = { pull },
    difficulty = value_of "fallen",
    when       = aced { as = "fallen" },
    instead    = { discard "fallen" },
  },
}
