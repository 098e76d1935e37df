card "the_perch" {
  noon {
    text   = "Noon: Unboot all dudes here.",
    effect = { unboot { each = dude { here = true } } },
  },
}
