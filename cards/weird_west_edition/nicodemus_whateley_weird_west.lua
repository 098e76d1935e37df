local function lose_all(event, goes_on)
  return trait {
    text      = "Nicodemus' control points are lost once victory was checked at Sundown, and"
             .. " whenever he is at home.",
    continues = goes_on,
    when      = event,
    effect    = { counter { self, control = -counters_of("control", self) } },
  }
end

card "nicodemus_whateley_weird_west" {
  trait {
    text    = "Your dudes at deeds in town have this ability:",
    affects = dude { side = yours, in_town = true, at = { kind = "deed" } },
    gives   = {
      ability = noon {
        text   = "Noon, Boot: If this dude has any influence, Nicodemus gets 1 control point, but"
              .. " not more than 3.",
        cost   = { boot },
        effect = {
          when {
            all_of { compare(influence_of(bearer), above(0)), compare(control_of(self), below(3)) },
            counter { self, control = 1 },
          },
        },
      },
    },
  },
  lose_all(victory_checked {}),
  lose_all(moved { self, at_home = true }, true),
  lose_all(counter_changed { self, at_home = true }, true),
}
