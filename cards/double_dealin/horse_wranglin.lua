card "horse_wranglin" {
  noon {
    text   = "Noon: Search your deck, your discard pile or both for a Horse, which you may attach"
          .. " to your unbooted dude. Its cost is to be paid.",
    choose = { option { as = "where", "deck", "discard pile", "both" } },
    effect = {
      when { compare("where", other_than(2)),
             search_deck { as = "horse", condition = goods { keyword = "Horse" } } },
      when { all_of { compare("where", other_than(1)), isnt(chosen "horse") },
             choose { goods { keyword = "Horse", in_discard_pile = you }, as = "horse",
                      least = 0 } },
      when { chosen "horse",
             choose { dude { side = yours, booted = false }, as = "rider", least = 0 },
             attach { "horse", to = "rider" } },
    },
  },
}
