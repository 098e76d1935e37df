card "mugging" {
  job {
    text    = "Noon Job: Mark an opposing dude. Boot up to 2 cards attached to the mark. If it"
           .. " succeeds the mark goes home booted, and you may ace up to 2 booted cards attached"
           .. " to the mark.",
    mark    = dude { side = opposing },
    start   = {
      choose { attachment { attached_to = mark, booted = false }, as = "loot", least = 0, most = 2 },
      boot "loot",
    },
    success = {
      send_home { mark, booted = true },
      choose { attachment { attached_to = mark, booted = true }, as = "booty", least = 0, most = 2 },
      ace "booty",
    },
  },
}
