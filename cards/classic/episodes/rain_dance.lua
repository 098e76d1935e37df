card "rain_dance" {
  react {
    text   = "React Spirit 5: During Upkeep boot this Shaman. Your home has +3 production today.",
    spirit = 5,
    when   = phase_upkeep_begins {},
    price  = { boot(bearer) },
    effect = { modify { outfit_of(you), production = 3, lasts = today } },
  },
}
