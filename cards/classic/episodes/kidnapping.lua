card "kidnapping" {
  job {
    text    = "Noon Job, Boot: Mark a dude with fewer bullets than your leader. If the job"
           .. " succeeds, discard the mark, and your posse becomes wanted.",
    cost    = { boot },
    mark    = dude { bullets = below(leader) },
    success = { discard(mark), make_wanted(dude { in_posse = "leader" }) },
  },
}
