-- The errata of the Rules Compendium 0.7 to cards of Dirty Deeds (see base_set.lua).

erratum "RC-ERRATA-032" {
  card     = "11013",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: "
          .. "a drifter, 0 bullets (draw), influence 0, cost 3, upkeep 0.",
  before   = "unknown",
  concerns = { facts = { "faction", "bullets", "influence", "cost", "upkeep" } },
}
