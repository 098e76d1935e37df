card "lawrence_goodman" {
  job {
    text    = "Noon Job: Your dude at another location than Lawrence leads; the mark is the deed"
           .. " where Lawrence is. If the job succeeds and the mark is in town, take ghost rock"
           .. " from its owner for each of the leader's bullets.",
    mark    = deed { at = here },
    leader  = dude { not_at = here },
    success = {
      when { is(mark, deed { in_town = true }),
             take { bullets_of(leader), from = owner_of(mark) } },
    },
  },
}
