card "valeria_batten" {
  trait {
    text = "Valeria invents Mystical Gadgets as a Huckster, as if that were her skill as a Mad"
        .. " Scientist.",
    may  = invent_as_huckster,
    from = card { keyword = "Mystical" },
  },
}
