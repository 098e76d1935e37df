card "charlie_landers_exp1" {
  trait { text = "Nobody calls Charlie out.", cannot = be_called_out },
  trait {
    text    = "Charlie moves only to locations that you control.",
    affects = dude { is = self, where = isnt(place_is(event_to, { controller = you })) },
    cannot  = move,
  },
  trait {
    text    = "The Saloon where Charlie is has +1 control point.",
    affects = deed { keyword = "Saloon", here = true },
    gives   = { control = 1 },
  },
}
