card "we_got_a_beef" {
  react {
    text   = "React: An unbooted dude accepts a call-out: that dude, or the caller, changes places"
          .. " with a dude of the same player at an adjacent location, who is in the shootout"
          .. " instead.",
    when   = callout_accepted { as = "called", booted = false },
    choose = {
      dude { as = "out", is = both("called", other_card) },
      dude { as = "in", adjacent_to = "out", controller = controller_of "out" },
    },
    effect = { swap { "out", "in" }, take_place_of { "in", of = "out" } },
  },
}
