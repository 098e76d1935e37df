card "new_dunwitch_casino" {
  trait {
    text      = "At Nightfall Terrors here have +1 influence.",
    condition = in_phase "sundown",
    affects   = dude { keyword = "Terror", here = true },
    gives     = { influence = 1 },
  },
}
