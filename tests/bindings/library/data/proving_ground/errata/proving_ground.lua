-- A fact, an ability, a new ability, a removed trait; then two that the cards' files have already:
-- one tells what was before, of the other nobody knows.

erratum "PG-1" {
  card   = "95002",
  date   = "2020-03-01",
  reason = "She outdrew everybody.",
  facts  = { bullets = "1 stud", cost = 5 },
}

erratum "PG-2" {
  card     = "95001",
  date     = "2021-01-01",
  reason   = "Assays pay too little.",
  replaces = {
    ability = {
      [1] = noon { text = "Noon: Gain 3 ghost rock.", effect = { gain { ghost_rock = 3 } } },
    },
  },
}

erratum "PG-3" {
  card    = "95003",
  date    = "2020-06-01",
  reason  = "Paid twice for one tally.",
  removes = { ability = { 1 } },
}

erratum "PG-4" {
  card    = "95002",
  date    = "2021-06-01",
  reason  = "In town she was everywhere; now she is quick.",
  facts   = { keywords = { "Deputy", "Huckster 1" } },
  removes = { trait = 1 },
  adds    = {
    shootout { text = "Shootout: Gain 1 ghost rock.", effect = { gain { ghost_rock = 1 } } },
  },
}

erratum "PG-5" {
  card   = "95004",
  date   = "2020-01-01",
  reason = "Misprinted.",
  before = {
    facts    = { production = 1 },
    replaces = {
      trait = {
        [1] = trait {
          text    = "Dudes here have +2 value.",
          affects = dude { at = self },
          gives   = { value = 2 },
        },
      },
    },
  },
}

erratum "PG-6" {
  card     = "95005",
  date     = "2020-01-01",
  reason   = "It always was a Headline.",
  before   = "unknown",
  concerns = { facts = { "keywords" }, ability = { 1 } },
}
