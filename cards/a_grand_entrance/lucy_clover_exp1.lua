card "lucy_clover_exp1" {
  react {
    text      = "Repeat React: Both posses are formed, and there is 2 or more bounty in the"
             .. " opposing one: Lucy becomes a stud until the shootout is over.",
    repeats   = true,
    when      = posses_formed {},
    condition = { in_shootout(self), compare(bounty_of(dude { in_posse = opposing }), at_least(2)) },
    effect    = { make_stud(self) },
  },
}
