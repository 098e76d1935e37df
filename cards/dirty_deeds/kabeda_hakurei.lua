card "kabeda_hakurei" {
  trait {
    text    = "Once a day Kabeda may use a Noon ability of an unbooted Totem at an adjacent"
           .. " location, as if it were where she is.",
    affects = self,
    may     = use_distant_totems,
    from    = card { booted = false, adjacent_to = here },
  },
}
