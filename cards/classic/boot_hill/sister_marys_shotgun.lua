local agents = count_of(dude { faction = "agency", here = true, except = bearer })

card "sister_marys_shotgun" {
  trait { text = "Only Agency dudes carry this.", attaches_to = dude { faction = "agency" } },
  trait {
    text    = "This dude has +1 bullets and +1 influence for each other Agency dude here.",
    affects = bearer,
    gives   = { bullets = agents, influence = agents },
  },
}
