-- For small collections: dudes ride with whom they like.
house_rule "mixed_gangs" {
  text = "Dudes of any outfit may start, and cost no more upkeep away from their own.",
  parameters = { starting_gang_other_factions = 1, out_of_faction_upkeep = 0 },
}
