card "spurs" {
  trait {
    text        = "A dude has only one pair of Spurs.",
    attaches_to = dude { lacks = goods { title = "Spurs", except = self } },
  },
  trait {
    text      = "In town this dude has +1 influence.",
    condition = is(bearer, dude { in_town = true }),
    affects   = bearer,
    gives     = { influence = 1 },
  },
  noon {
    text   = "Noon: Unboot this dude's Horse, if it is no Gadget; its abilities that were used"
          .. " today may be used again.",
    choose = { goods { as = "horse", attached_to = bearer, keyword = "Horse",
                       without_keyword = "Gadget" } },
    effect = { unboot "horse", refresh { "horse" } },
  },
}
