card "circle_k_ranch" {
  trait {
    text    = "Horses that are no Gadgets cost you 2 ghost rock less.",
    affects = goods { owner = you, keyword = "Horse", without_keyword = "Gadget" },
    gives   = { cost = -2 },
  },
}
