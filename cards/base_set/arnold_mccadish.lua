card "arnold_mccadish" {
  react {
    text       = "React, Pull, Boot: A dude of anybody is being discarded as a casualty. If the"
              .. " pull is above the dude's value, that dude goes home booted instead.",
    cost       = { pull, boot },
    difficulty = value_of "fallen",
    when       = casualty { as = "fallen" },
    instead    = { send_home "fallen" },
  },
}
