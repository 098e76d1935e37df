card "sister_mary_jebediah" {
  trait {
    text   = "Terrors neither choose Sister Mary with abilities of theirs, or of what they have, nor call her out.",
    cannot = { be_chosen, be_called_out },
    from   = card { where = is(host_dude(candidate), dude { keyword = "Terror" }) },
  },
}
