local namesakes = deed { where = function(read, deed) return deed.title == read.lot.title end }
local your_dudes = dude { side = yours }

-- That it may start in play follows from the keyword Core.
card "gomorra_lot_commission" {
  noon {
    text       = "Controller Noon, Boot: Discard a deed of your play hand to gain 1 ghost rock."
              .. " You may move one of your dudes to a deed of the same name.",
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
