-- One hand of lowball, however it ends.
house_rule "no_repeat_lowball" {
  text = "Tied lowball hands are not drawn again: chance picks the Winner among them.",
  parameters = { lowball_redraws = 0 },
}
