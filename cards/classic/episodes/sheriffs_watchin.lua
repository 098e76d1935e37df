--- The place is another player's private location for whoever the event is about.
local function trespass(place)
  return all_of {
    any_of { place_is(place, { keyword = "Private" }), place_is(place, { kind = "home" }) },
    isnt(same_player(location_owner(place), event_player)),
  }
end

card "sheriffs_watchin" {
  react {
    text   = "React: A dude begins what may make dudes wanted, or a job at another player's private"
          .. " location: cancel it.",
    when   = ability_declared { where = any_of { makes_wanted, trespass(location_of(declared_mark)) } },
    effect = { cancel {} },
  },
  react {
    text      = "React: A dude calls out another at a private location that is not his player's, and so may become"
             .. " wanted: he does not.",
    continues = true,
    when      = called_out { where = trespass(location_of(event_subject)) },
    instead   = { prevent {} },
  },
}
