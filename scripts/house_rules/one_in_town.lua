-- For two decks of one outfit: a mirror in which nobody meets himself.
house_rule "one_in_town" {
  text = "A Unique card in play keeps every other copy out, whoever owns it.",
  parameters = { unique_game_wide = 1 },
}
