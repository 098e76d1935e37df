local mount = any_of { is(candidate, dude { is = other_card }),
                       is(candidate, goods { keyword = "Horse", attached_to = other_card }) }

card "rope_and_ride" {
  react {
    text   = "React: Your call-out is accepted: boot the leader or a Horse of the leader. The"
          .. " leader, then the mark, moves to an adjacent location, not your home. Boot the mark.",
    when   = callout_accepted { as = "called", other = dude { side = yours } },
    choose = {
      card { as = "rope", booted = false, where = mount },
      location { as = "yonder", adjacent_to = "called", except = home_of(you) },
    },
    price  = { boot "rope" },
    effect = {
      move { other_card, to = "yonder" },
      move { "called", to = "yonder" },
      boot "called",
    },
  },
}
