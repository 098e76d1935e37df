card "lane_healey_exp1" {
  noon {
    text        = "Noon: Boot Lane's Horse: an opposing dude at an adjacent deed boots. Lane moves"
               .. " to that deed and calls the dude out.",
    choose      = {
      goods { as = "horse", keyword = "Horse", attached_to = self },
      dude { as = "quarry", side = opposing, adjacent_to = self, at = { kind = "deed" } },
    },
    price       = { boot "horse" },
    optional_if = true,  -- what it requires is the Horse
    effect      = { boot "quarry", move { self, to = location_of "quarry" }, call_out "quarry" },
  },
}
