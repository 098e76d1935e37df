card "the_arsenal" {
  noon {
    text    = "Repeat Noon: Boot a Gadget or a spell on your dude, who calls out an unbooted or"
           .. " wanted dude at the same place.",
    repeats = true,
    choose  = {
      attachment { as = "arms", attached_to = dude { side = yours },
                   where = any_of { is(candidate, card { keyword = "Gadget" }),
                                    is(candidate, spell {}) } },
      dude { as = "suspect",
             where = any_of { is(candidate, dude { booted = false }),
                              is(candidate, dude { wanted = true }) } },
    },
    price   = { boot "arms" },
    effect  = { call_out { "suspect", caller = host_of "arms" } },
  },
}
