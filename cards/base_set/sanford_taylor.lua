card "sanford_taylor" {
  noon {
    text   = "Noon, Boot: At a deed, Sanford calls out a dude there, who has to accept if Sanford"
          .. " is wanted.",
    cost   = { boot },
    choose = { dude { as = "rival", at = { kind = "deed" } } },
    effect = { call_out { "rival", cannot_refuse = is(self, dude { wanted = true }) } },
  },
}
