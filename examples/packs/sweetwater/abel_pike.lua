card "abel_pike" {
  react {
    text    = "React, Boot: When another of your dudes here would be sent home, that dude stays,"
           .. " and boots instead.",
    cost    = { boot },
    when    = sent_home { as = "friend", side = yours, here = true, except = self },
    instead = { boot "friend" },
  },
}
