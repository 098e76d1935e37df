card "curse_of_failure" {
  trait {
    text   = "Who carries this has no keywords, traits or abilities, 1 more upkeep, and 0 bullets,"
          .. " influence and control points, whatever changes them.",
    blanks = { "abilities", "traits", "keywords" },
    fixes  = { bullets = 0, influence = 0, control = 0 },
    gives  = { upkeep = 1 },
  },
  trait {
    text      = "No card effect discards this.",
    affects   = self,
    cannot    = be_discarded,
    from      = card {},
    continues = true,
  },
  job {
    text    = "Noon Job, Boot: The mark is an opposing dude. Success: all cards on the mark are"
           .. " discarded, the mark goes home booted and carries this.",
    cost    = { boot },
    mark    = dude { side = opposing },
    success = {
      discard(attachments_of "mark"),
      send_home { "mark", booted = true },
      attach { self, to = "mark" },
    },
  },
}
