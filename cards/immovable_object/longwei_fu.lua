card "longwei_fu" {
  trait {
    text      = "While Longwei is at home your posse has a stud bonus of 1 more, wherever it is.",
    condition = is(self, dude { at_home = true }),
    gives     = { stud_bonus = 1 },
  },
}
