-- For an evening with an end.
house_rule "eight_days" {
  text = "The game is a draw if nobody has won after the eighth day.",
  parameters = { day_limit = 8 },
}
