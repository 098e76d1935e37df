card "hiram_capatch" {
  trait {
    text      = "In the Upkeep phase each other dude of yours here or at an adjacent place has +1"
             .. " influence.",
    condition = in_phase "upkeep",
    affects   = dude { side = yours, within = 1, except = self },
    gives     = { influence = 1 },
  },
}
