local ground = location_of(declared_mark)

card "sheriffs_watchin" {
  react {
    text   = "React: A dude begins what may make dudes wanted, or a job at another player's private"
          .. " location: cancel it.",
    when   = ability_declared { where = any_of {
      makes_wanted,
      all_of {
        any_of { place_is(ground, { keyword = "Private" }), place_is(ground, { kind = "home" }) },
        isnt(same_player(location_owner(ground), event_player)),
      },
    } },
    effect = { cancel {} },
  },
}
