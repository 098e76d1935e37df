card "leonardo_leon_cavallo" {
  noon {
    text   = "Noon, Boot: A dude here or at an adjacent place boots if Leon succeeds at a Huckster"
          .. " check against that dude's value.",
    cost   = { boot },
    choose = { dude { as = "prey", within = 1 } },
    effect = { skill_check { self, "Huckster", value_of "prey" }, when { succeeded, boot "prey" } },
  },
}
