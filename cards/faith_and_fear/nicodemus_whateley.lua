local function lose_all(event, goes_on)
  return trait {
    text      = "As Sundown ends, and whenever he is at home, Nicodemus loses all his control"
             .. " points.",
    continues = goes_on,
    when      = event,
    effect    = { counter { self, control = -counters_of("control", self) } },
  }
end

card "nicodemus_whateley" {
  trait {
    text    = "Your dudes at deeds in town have this ability:",
    affects = dude { side = yours, in_town = true, at = { kind = "deed" } },
    gives   = {
      ability = noon {
        text   = "Noon, Boot: If this dude has any influence, Nicodemus gets 1 control point.",
        cost   = { boot },
        effect = {
          when { compare(influence_of(bearer), above(0)), counter { self, control = 1 } },
        },
      },
    },
  },
  lose_all(turn_ends {}),
  lose_all(moved { self, at_home = true }, true),
  lose_all(counter_changed { self, at_home = true }, true),
}
