card "charlie_landers" {
  trait { text = "Nobody calls Charlie out.", cannot = be_called_out },
  trait {
    text    = "Charlie moves only to locations that you control.",
    affects = dude { is = self, where = isnt(place_is(event_to, { controller = you })) },
    cannot  = move,
  },
  noon {
    text      = "Noon, Boot: In a Saloon, all other dudes there have -1 bullets (at least 0) until"
             .. " Nightfall is over.",
    cost      = { boot },
    condition = at { keyword = "Saloon" },
    effect    = { modify { each = dude { here = true, except = self, bullets = above(0) }, bullets = -1 } },
  },
}
