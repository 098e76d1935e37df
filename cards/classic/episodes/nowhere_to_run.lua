card "nowhere_to_run" {
  react {
    text    = "React: A dude is about to flee: the whole posse stays for another round.",
    when    = dude_fled {},
    instead = { forbid_fleeing(event_player) },
  },
}
