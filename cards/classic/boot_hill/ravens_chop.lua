local rangers = count_of(dude { faction = "texas_rangers", here = true })

card "ravens_chop" {
  trait { text = "Only Sioux dudes carry this.", attaches_to = dude { faction = "sioux_union" } },
  trait {
    text    = "This dude has +1 bullets and +1 influence for each other Texas Ranger here.",
    affects = bearer,
    gives   = { bullets = rangers, influence = rangers },
  },
}
