card "mustang" {
  react {
    text    = "React, Boot: When this unbooted dude would boot to join a posse, the dude stays"
           .. " unbooted.",
    cost    = { boot },
    when    = card_booted { bearer, joining = true },
    instead = { prevent {} },
  },
}
