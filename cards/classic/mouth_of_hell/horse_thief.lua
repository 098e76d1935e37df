card "horse_thief" {
  noon {
    text   = "Noon: Boot your dude, who becomes wanted. A Horse is discarded; gain as much ghost rock as it costs.",
    choose = { dude { as = "thief", side = yours }, goods { as = "horse", keyword = "Horse" } },
    price  = { boot "thief" },
    effect = { make_wanted "thief", discard "horse", gain { ghost_rock = cost_of "horse" } },
  },
}
