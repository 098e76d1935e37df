-- The errata of the Rules Compendium 0.7 to cards of Nightmare at Noon; see base_set.lua.

erratum "RC-ERRATA-026" {
  card     = "08004",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: "
          .. "the cards seen are picked by chance, at most as many as the bullets.",
  before   = "unknown",
  concerns = { ability = { 1 } },
}

erratum "RC-ERRATA-027" {
  card     = "08004",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: of the cards seen one action may be discarded.",
  before   = "unknown",
  concerns = { ability = { 1 } },
}
