-- Home is no hiding place.
house_rule "no_sanctuary" {
  text = "The call-out play may call dudes out at their home.",
  parameters = { callout_at_home = 1 },
}
