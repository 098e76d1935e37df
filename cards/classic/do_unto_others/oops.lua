card "oops" {
  noon {
    text   = "Noon: A deed with control points has 2 fewer (at least 0) until the end of the day.",
    choose = { deed { as = "target", control = at_least(1) } },
    effect = { modify { "target", control = -least(2, control_of "target") } },
  },
}
