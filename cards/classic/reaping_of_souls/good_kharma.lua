card "good_kharma" {
  cheatin {
    text   = "Cheatin': Gain 4 ghost rock. No other Cheatin' card is played on that hand.",
    effect = { gain { ghost_rock = 4 }, forbid_cheatin(cheatin_player) },
  },
}
