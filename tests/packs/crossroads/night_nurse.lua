card "night_nurse" {
  react {
    text    = "React: When another dude would be aced, that dude goes home booted instead.",
    when    = aced { as = "patient", except = self },
    instead = { send_home "patient" },
  },
}
