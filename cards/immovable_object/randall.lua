local company = dude { here = true, except = self }

card "randall" {
  trait {
    text      = "Where Randall has the company of 2 dudes or more, whoever's, your hand size is 1"
             .. " larger.",
    condition = compare(count_of(company), at_least(2)),
    gives     = { hand_size = 1 },
  },
}
