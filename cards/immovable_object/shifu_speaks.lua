local lesson = modify { bearer, influence = 1, kung_fu = 2, lasts = while_here_today }

card "shifu_speaks" {
  noon {
    text      = "Noon Technique: While not at home your dude has +1 influence and +2 Kung Fu, and"
             .. " you may discard up to 5 cards from the top of your deck.",
    technique = true,
    effect    = {
      when { is(bearer, dude { at_home = false }), lesson },
      later { moved { is = bearer, at_home = false }, lesson, each = true },
      choose_number { as = "many", least = 0, most = 5 },
      mill { number_of "many" },
    },
  },
}
