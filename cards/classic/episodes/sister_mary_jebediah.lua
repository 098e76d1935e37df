card "sister_mary_jebediah" {
  trait {
    text   = "Abilities of Terrors cannot choose Sister Mary.",
    cannot = be_chosen,
    from   = dude { keyword = "Terror" },
  },
}
