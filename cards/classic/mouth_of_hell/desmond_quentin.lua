card "desmond_quentin" {
  trait {
    text    = "Desmond Quentin trades Gadgets to Agency dudes only.",
    affects = goods { keyword = "Gadget", attached_to = self },
    cannot  = trade,
    from    = card { except = dude { faction = "agency" } },
  },
}
