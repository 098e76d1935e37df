card "leonardo_leon_cavallo" {
  noon {
    text   = "Noon, Boot: Make a Huckster skill check against the value of a dude here or at an"
          .. " adjacent place. If it succeeds, that dude boots.",
    cost   = { boot },
    choose = { dude { as = "prey", within = 1 } },
    effect = { skill_check { self, "Huckster", value_of "prey" }, when { succeeded, boot "prey" } },
  },
}
