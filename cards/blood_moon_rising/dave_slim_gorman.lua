card "dave_slim_gorman" {
  react {
    text   = "React: Dave has cast a Hex in a shootout: discard it, and all dudes in the shootout"
          .. " become draws for this round.",
    when   = ability_resolved { spell { keyword = "Hex", attached_to = self }, as = "hex",
                                play = "shootout" },
    price  = { discard "hex" },
    effect = { make_draw { each = dude { in_shootout = true }, lasts = this_round } },
  },
}
