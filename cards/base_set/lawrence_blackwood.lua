card "lawrence_blackwood" {
  noon {
    text   = "Noon, Boot: At a deed of another owner, Lawrence has 1 control point more until he"
          .. " leaves it.",
    cost   = { boot },
    effect = {
      when { at { kind = "deed", owner = other_players },
             modify { self, control = 1, lasts = while_here } },
    },
  },
}
