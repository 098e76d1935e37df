local only_next_door = isnt(is_adjacent(event_to, location_of(candidate)))

card "crippled" {
  react {
    text    = "React: A dude is about to be aced in a shootout: he goes home unbooted instead. For"
           .. " good he has -1 bullets, -1 influence, and moves only to adjacent locations.",
    when    = aced { as = "cripple", window = "before", where = during_shootout },
    instead = {
      send_home { "cripple", unbooted = true },
      counter { "cripple", bullets = -1, influence = -1 },
      lasting_trait { affects = "cripple", where = dude { where = only_next_door }, cannot = move,
                      lasts = permanently },
    },
  },
}
