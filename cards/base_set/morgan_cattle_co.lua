card "morgan_cattle_co" {
  noon {
    text   = "Noon, Boot: Boot a dude of yours. Play a deed that costs as much less as that dude"
          .. " has influence, and the dude moves there.",
    cost   = { boot },
    choose = {
      dude { as = "founder", side = yours },
      deed { as = "site", in_hand = you },
    },
    price  = { boot "founder" },
    effect = {
      put_into_play { "site", reduce = influence_of "founder" },
      move { "founder", to = location_of "site" },
    },
  },
}
