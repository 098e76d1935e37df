-- A smaller play hand that turns over faster.
house_rule "hand_of_four" {
  text = "Play hands hold four cards; each player may discard two at Sundown.",
  parameters = { hand_size = 4, sundown_discards = 2 },
}
