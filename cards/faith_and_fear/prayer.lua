local miracles = spell { keyword = "Miracle", attached_to = "faithful" }

card "prayer" {
  noon {
    text   = "Noon: Your dude can be given Miracles anywhere and as a Shootout play. One who is not"
          .. " Blessed becomes Blessed 0, and loses all Miracles after Sundown.",
    choose = { dude { as = "faithful", side = yours } },
    effect = {
      permit_cards { "faithful", attach_anywhere, keyword = "Miracle" },
      permit_cards { "faithful", shop_as_shootout_play, keyword = "Miracle" },
      when { is("faithful", dude { without_keyword = "Blessed" }),
             grant_keyword { "faithful", "Blessed" },
             later { turn_ends {}, discard(miracles) } },
    },
  },
}
