card "oops" {
  noon {
    text   = "Noon: A deed with control points has 2 fewer until the end of the day.",
    choose = { deed { as = "target", control = at_least(1) } },
    effect = { modify { "target", control = -2 } },
  },
}
