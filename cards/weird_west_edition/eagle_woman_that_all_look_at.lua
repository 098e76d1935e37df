card "eagle_woman_that_all_look_at" {
  trait {
    text      = "If your outfit is of the First Peoples, Eagle Woman costs the influence of one of"
             .. " your dudes less, and may come into play where that dude is.",
    zones     = { "hand", "discard_pile" },
    condition = is(outfit_of(you), outfit { faction = "firstpeople" }),
    may       = enter_with,
    from      = dude {},
    gives     = { cost = -influence_of(other_card) },
  },
  trait {
    text    = "Your Shamans have this ability:",
    affects = dude { side = yours, keyword = "Shaman" },
    gives   = {
      ability = noon_or_shootout {
        text        = "Noon/Shootout: Boot a Spirit here to move Eagle Woman here, in a shootout"
                   .. " into your posse. Then a dude here may be booted.",
        choose      = { card { as = "spirit", keyword = "Spirit", here = true } },
        price       = { boot "spirit" },
        optional_if = true,  -- what it requires is the Spirit
        effect      = {
          move { self, to = here },
          join_posse { self },
          choose { dude { here = true }, as = "tired", least = 0 },
          boot "tired",
        },
      },
    },
  },
}
