card "abel_owens_exp1" {
  noon {
    text   = "Noon: Abel calls out a dude here who has a spell.",
    choose = { dude { as = "caster", here = true, has = spell {} } },
    effect = { call_out "caster" },
  },
}
