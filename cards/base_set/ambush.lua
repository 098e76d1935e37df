card "ambush" {
  job {
    text      = "Noon Job, Boot: Mark a dude. Each dude who joins your posse has 1 bounty more,"
             .. " unless the mark is wanted then. If the job succeeds, ace the mark.",
    cost      = { boot },
    mark      = dude {},
    each_join = { when { isnt(is(mark, dude { wanted = true })), bounty { "joiner", 1 } } },
    success   = { ace(mark) },
  },
}
