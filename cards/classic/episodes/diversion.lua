card "diversion" {
  react {
    text    = "React: A dude would boot to join a posse: he does not, and cannot join one in this"
           .. " shootout.",
    when    = joining_posse { as = "rider", where = would_boot },
    instead = { restrict { "rider", join_posse } },
  },
}
