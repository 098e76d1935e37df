card "ambush" {
  job {
    text      = "Noon Job, Boot: Mark a dude. Who joins your posse becomes wanted, unless the mark"
             .. " is wanted. If the job succeeds, ace the mark.",
    cost      = { boot },
    mark      = dude {},
    each_join = { when { isnt(is(mark, dude { wanted = true })), make_wanted "joiner" } },
    success   = { ace(mark) },
  },
}
