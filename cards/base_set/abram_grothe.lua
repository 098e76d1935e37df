local fallen = dude { keyword = "Abomination", at = mark }
local outlaws = dude { wanted = true, at = mark }

card "abram_grothe" {
  job {
    text    = "Noon Job, Boot: Mark a Holy Ground. If it succeeds, discard its Abominations and its"
           .. " wanted dudes.",
    cost    = { boot },
    mark    = deed { keyword = "Holy Ground" },
    success = { discard(both(fallen, outlaws)) },
  },
}
