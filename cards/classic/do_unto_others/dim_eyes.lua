card "dim_eyes" {
  trait {
    text  = "This dude's skills are 1 higher.",
    gives = { huckster = 1, blessed = 1, shaman = 1, mad_scientist = 1 },
  },
}
