local by_dude_here = pull_about_to_be_made { here = true }

card "burial_ground" {
  trait {
    text      = "If a Sioux player controls this, it has 1 control point more.",
    condition = is(outfit_of(you), outfit { faction = "sioux_union" }),
    affects   = self,
    gives     = { control = 1 },
  },
  trait {
    text      = "Hexes and Miracles of dudes here are 4 harder, Spirits 2 easier.",
    when      = by_dude_here,
    condition = is(event_cause, spell {}),
    effect    = { harder(if_(is(event_cause, spell { keyword = "Spirit" }), -2, 4)) },
  },
}
