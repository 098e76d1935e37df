-- A pot that grows while lowball is tied.
house_rule "redraw_ante" {
  text = "Each tied player antes 1 more ghost rock before lowball is drawn again.",
  parameters = { lowball_redraw_ante = 1 },
}
