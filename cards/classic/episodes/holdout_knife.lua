card "holdout_knife" {
  react {
    text   = "React Pull: When this dude is aced in a shootout, ace the knife; if the pull is at"
          .. " least the value of an opposing dude, ace that dude too.",
    when   = aced { bearer },
    choose = { dude { as = "foe", side = opposing, in_shootout = true } },
    cost   = { pull },
    effect = { ace(self), when_pull { at_least = value_of "foe", ace "foe" } },
  },
}
