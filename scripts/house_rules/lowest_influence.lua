-- The classic rulebook's option for short games of three and more. CL-VICTORY-010
house_rule "lowest_influence" {
  text = "With three players or more it is enough to have more points than the lowest influence at the table.",
  parameters = { victory_against_lowest = 1 },
}
