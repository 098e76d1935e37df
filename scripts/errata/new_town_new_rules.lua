-- The errata of the Rules Compendium 0.7 to cards of New Town, New Rules: see base_set.lua.

erratum "RC-ERRATA-031" {
  card     = "02016",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: the value of the dude is the difficulty.",
  before   = "unknown",
  concerns = { ability = { 1 } },
}
