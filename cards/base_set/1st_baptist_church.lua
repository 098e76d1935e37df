card "1st_baptist_church" {
  trait {
    text  = "This deed's controller has 1 more hand size.",
    gives = { hand_size = 1 },
  },
}
