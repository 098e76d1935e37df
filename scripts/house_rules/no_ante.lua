-- Lowball for the Winner alone, not for ghost rock.
house_rule "no_ante" {
  text = "Nobody antes in the Gambling phase.",
  parameters = { ante = 0 },
}
