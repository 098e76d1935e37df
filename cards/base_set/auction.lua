card "auction" {
  noon {
    text   = "Noon: A deed becomes Private. If you own and control it, gain 1 ghost rock for each"
          .. " dude of other players there.",
    choose = { deed { as = "lot" } },
    effect = {
      grant_keyword { "lot", "Private" },
      lose_keyword { "lot", "Public" },
      when { is("lot", deed { owner = you, controller = you }),
             gain { ghost_rock = count_of(dude { controller = opposing, at = "lot" }) } },
    },
  },
}
