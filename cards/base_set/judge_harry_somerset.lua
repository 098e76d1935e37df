card "judge_harry_somerset" {
  job {
    text    = "Noon Job, Boot: Harry marks a wanted dude. If it succeeds, ace the mark.",
    cost    = { boot },
    mark    = dude { wanted = true },
    success = { ace(mark) },
  },
}
