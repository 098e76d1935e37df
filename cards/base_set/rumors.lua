card "rumors" {
  noon {
    text   = "Noon: A dude has -1 influence while away from home.",
    choose = { dude { as = "victim" } },
    effect = {
      when { is("victim", dude { at_home = false }),
             modify { "victim", influence = -1, lasts = while_here_today } },
      later { moved { "victim", at_home = false },
              modify { "victim", influence = -1, lasts = while_here_today },
              each = true },
    },
  },
}
