-- The classic game's casualties for any ruleset: a parameter may cross from one edition to the other.
house_rule "classic_casualties" {
  text = "Each casualty is a dude aced, and both posses take theirs at once, as in the classic game.",
  parameters = {
    casualties_together = 1, casualty_ace_covers = 1, harrowed_ace_covers = 1,
    casualty_discard_covers = 0, casualty_sidekick_covers = 0, harrowed_home_covers = 0, harrowed_discard_covers = 0,
  },
}
