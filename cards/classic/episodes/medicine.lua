card "medicine" {
  react {
    text    = "React Spirit X: A dude is aced: boot this Shaman. That dude goes home booted instead. X is the"
           .. " dude's value, influence and bullets together.",
    when    = aced { as = "patient" },
    spirit  = grit_of "patient",
    price   = { boot(bearer) },
    instead = { send_home { "patient", booted = true } },
  },
}
