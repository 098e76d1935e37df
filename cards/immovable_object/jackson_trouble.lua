local wilds = { kind = "out_of_town" }

card "jackson_trouble" {
  react {
    text   = "React: When Jackson has gone to a place out of town, or come from one, he unboots.",
    when   = moved { self,
                     where = any_of { place_is(event_from, wilds), place_is(event_to, wilds) } },
    effect = { unboot(self) },
  },
}
