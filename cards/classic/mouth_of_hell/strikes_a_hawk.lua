card "strikes_a_hawk" {
  trait {
    text      = "While Strikes a Hawk has a Bow and Arrow, she is a stud.",
    condition = is(self, dude { has = goods { title = "Bow and Arrow" } }),
    gives     = { stud = true },
  },
}
