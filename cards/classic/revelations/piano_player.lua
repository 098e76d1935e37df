card "piano_player" {
  trait { text = "On a Brothel alone.", attaches_to = deed { keyword = "Brothel", owner = you, controller = you } },
}
