card "jake_smiley" {
  trait {
    text      = "In the Sundown phase Jake has +2 influence.",
    condition = in_phase "sundown",
    affects   = self,
    gives     = { influence = 2 },
  },
}
