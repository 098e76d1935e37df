card "weeping_crow" {
  noon {
    text   = "Noon: Weeping Crow's value is 13 until the end of the day.",
    effect = { set_stat { self, value = 13 } },
  },
}
