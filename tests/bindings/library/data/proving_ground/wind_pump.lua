card "wind_pump" {
  trait { text = "Dudes here have +1 value.", affects = dude { at = self }, gives = { value = 1 } },
}
