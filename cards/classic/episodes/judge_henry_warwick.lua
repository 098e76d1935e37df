card "judge_henry_warwick" {
  job {
    text    = "Noon Job, Boot: Mark a wanted dude. If the job succeeds, ace the mark.",
    cost    = { boot },
    mark    = dude { wanted = true },
    success = { ace(mark) },
  },
}
