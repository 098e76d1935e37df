-- A larger play hand.
house_rule "hand_of_six" {
  text = "Play hands hold six cards.",
  parameters = { hand_size = 6 },
}
