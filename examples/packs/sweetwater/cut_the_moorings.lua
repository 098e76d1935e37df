card "cut_the_moorings" {
  job {
    text      = "Noon Job: Mark an in-town deed that you do not own. Each dude who joins your posse"
             .. " gets 1 bounty. If it succeeds, take 2 ghost rock from the mark's controller, and"
             .. " the mark has -1 control until the day ends.",
    mark      = deed { in_town = true, owner = opposing },
    each_join = { bounty { "joiner", 1 } },
    success   = { take { 2, from = controller_of(mark) }, modify { mark, control = -1 } },
  },
}
