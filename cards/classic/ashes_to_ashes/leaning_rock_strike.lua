card "leaning_rock_strike" {
  trait {
    text   = "When an Event has resolved, all dudes here go home booted.",
    when   = event_resolves {},
    effect = { send_home { each = dude { here = true }, booted = true } },
  },
}
