local stood_still = compare(note_of(self), other_than(day_number))  -- the ruleset notes moves

card "tomb_guardian" {
  trait {
    text      = "At a place you own, Tomb Guardian has +3 bullets and is a stud if it has not moved today.",
    condition = all_of { stood_still, at { owner = you } },
    gives     = { bullets = 3, stud = true },
  },
}
