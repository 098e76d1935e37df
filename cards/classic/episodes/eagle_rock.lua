card "eagle_rock" {
  trait {
    text    = "Eagle Rock calls out no Sioux.",
    affects = dude { faction = "sioux_union" },
    cannot  = be_called_out,
    from    = card { is = self },
  },
}
