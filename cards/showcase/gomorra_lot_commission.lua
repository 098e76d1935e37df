local namesakes = deed { where = function(read, deed) return deed.title == read.lot.title end }
local your_dudes = dude { side = yours }

-- That it may start in play follows from the keyword Core.
card "gomorra_lot_commission" {
  noon {
    text       = "Controller Noon, Boot: For a deed out of your play hand you get 1 ghost rock,"
              .. " and a dude of yours may move to a deed in play that has its name.",
    controller = true,
    cost       = { boot },
    choose     = { deed { as = "lot", in_hand = you } },
    price      = { discard "lot" },
    effect     = {
      gain { ghost_rock = 1 },
      choose { namesakes, as = "site", least = 0 },
      when { "site", choose { your_dudes, as = "settler", least = 0 },
                     move { "settler", to = "site" } },
    },
  },
}
