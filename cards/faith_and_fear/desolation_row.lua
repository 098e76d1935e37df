card "desolation_row" {
  trait {
    text    = "Your dudes with 4 bounty or more have 1 control point more.",
    affects = dude { side = yours, bounty = at_least(4) },
    gives   = { control = 1 },
  },
  job {
    text    = "Noon Job, Boot: The town square is the mark; this card boots, not the leader. On"
           .. " success a leader still in the posse gets 2 bounty, and you as much ghost rock as"
           .. " the leader has bullets, 4 at most.",
    cost    = { boot },
    mark    = town_square,
    success = {
      when { is(leader, dude { in_posse = "leader" }),
             bounty { leader, 2 },
             gain { ghost_rock = least(4, bullets_of(leader)) } },
    },
  },
}
