-- The errata of the Rules Compendium 0.7 to cards of the base set. It bears no date: the year is
-- that of the rulebook it goes with. The cards' own files hold the corrected cards already,
-- and no other printing or number shows the former ones.

erratum "RC-ERRATA-003" {
  card     = "01089",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: "
          .. "a redraw that discards at least one card may draw one more.",
  before   = "unknown",
  concerns = { trait = { 2 } },
}

erratum "RC-ERRATA-005" {
  card     = "01117",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: "
          .. "only a wanted dude; 4 more ghost rock for the bounty.",
  before   = "unknown",
  concerns = { ability = { 1 } },
}

erratum "RC-ERRATA-007" {
  card     = "01071",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: for dudes with influence 0 or 1 without this deed.",
  before   = "unknown",
  concerns = { trait = { 1 } },
}

erratum "RC-ERRATA-009" {
  card     = "01115",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: "
          .. "boots outside a shootout, aces in one; with a legal hand you choose.",
  before   = "unknown",
  concerns = { ability = { 1 } },
}

erratum "RC-ERRATA-012" {
  card     = "01120",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: at any location, and as Shootout plays too.",
  before   = "unknown",
  concerns = { ability = { 1 } },
}

erratum "RC-ERRATA-015" {
  card     = "01096",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: replaces a pull, or a card of the draw hand.",
  before   = "unknown",
  concerns = { ability = { 1, 2 } },
}

erratum "RC-ERRATA-019" {
  card     = "01121",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: a Headline, with casualties by the pull.",
  before   = "unknown",
  concerns = { facts = { "keywords" }, ability = { 1 } },
}

erratum "RC-ERRATA-033" {
  card     = "01076",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: pays for each dude aced from play.",
  before   = "unknown",
  concerns = { trait = { 1 } },
}

erratum "RC-ERRATA-035" {
  card     = "01134",
  date     = "2017-01-01",
  reason   = "Rules Compendium 0.7, section 4: "
          .. "boots, weakens and blanks a dude and what it carries.",
  before   = "unknown",
  concerns = { ability = { 1 } },
}
