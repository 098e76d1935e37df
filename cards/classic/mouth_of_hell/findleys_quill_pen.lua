card "findleys_quill_pen" {
  trait {
    text  = "Howard Findley gets this for no ghost rock.",
    gives = { cost = if_(is(other_card, dude { title = "Howard Findley" }), -99, 0) },
  },
  trait {
    text      = "While this dude's player controls the deed that the dude is at, it has +2 production.",
    condition = same_player(location_controller(here), controller_of(bearer)),
    affects   = deed { here = true },
    gives     = { production = 2 },
  },
}
