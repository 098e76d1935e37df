card "lydia_bear_hands" {
  resolution {
    text   = "Resolution, Boot: Boot a Spirit that Lydia has. Your dude is Harrowed until the"
          .. " shootout ends.",
    cost   = { boot },
    choose = {
      spell { as = "spirit", keyword = "Spirit", attached_to = self },
      dude { as = "risen", side = yours },
    },
    effect = { boot "spirit", grant_keyword { "risen", "Harrowed", lasts = this_shootout } },
  },
}
