card "kidnappin" {
  job {
    text      = "Noon Job, Boot: Mark a dude. Your posse needs more bullets than the mark. Each"
             .. " dude who joins it gets 1 bounty. If it succeeds, discard the mark.",
    cost      = { boot },
    mark      = dude {},
    posse     = compare(sum_of("bullets", dude { in_posse = "leader" }), above(bullets_of(mark))),
    each_join = { bounty { "joiner", 1 } },
    success   = { discard(mark) },
  },
}
