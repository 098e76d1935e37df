-- Shorter games: a standoff of control and influence is decided.
house_rule "equal_is_enough" {
  text = "Control points equal to the highest influence of any other player win the game.",
  parameters = { victory_needs_more = 0 },
}
