card "delilah_darby_scorne" {
  trait {
    text      = "While she is booted Delilah has 0 influence.",
    condition = is(self, dude { booted = true }),
    affects   = self,
    fixes     = { influence = 0 },
  },
  react {
    text    = "React, Boot: Another dude is about to move from here: the dude stays here until the end of the day,"
           .. " out of any shootout.",
    cost    = { boot },
    when    = moved { as = "guest", from = here, except = self, window = "before" },
    instead = { restrict { "guest", move, lasts = today }, leave_posse "guest" },
  },
  react {
    text      = "React, Boot: Another dude is about to go home from here: the same.",
    continues = true,
    cost      = { boot },
    when      = sent_home { as = "guest", here = true, except = self, window = "before" },
    instead   = { restrict { "guest", move, lasts = today }, leave_posse "guest" },
  },
}
