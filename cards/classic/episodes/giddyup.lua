card "giddyup" {
  react {
    text    = "React: Your dude would boot to join a posse: he does not.",
    when    = card_booted { dude { side = yours }, joining = true },
    instead = { prevent {} },
  },
}
