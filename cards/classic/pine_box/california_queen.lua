local foreign = isnt(is(candidate, dude { controller = owner_of(self) }))

card "california_queen" {
  trait {
    text = "The Queen is adjacent to all Strikes.",
    may  = adjacent,
    from = deed { keyword = "Strike" },
  },
  trait {
    text    = "A dude whom the Queen's owner does not control pays that owner 1 ghost rock to move here.",
    affects = dude { where = all_of { same_location(event_to, self), foreign } },
    cannot  = move,
    unless  = { pay_player { controller_of(event_subject), to = owner_of(self), ghost_rock = 1 } },
  },
}
