card "steam_skiff" {
  noon {
    text   = "Noon, Boot: This dude and at most two of your other dudes here move to an adjacent"
          .. " location.",
    cost   = { boot },
    choose = {
      dude { as = "crew", side = yours, here = true, except = bearer, least = 0, most = 2 },
      location { as = "landing", adjacent_to = bearer },
    },
    effect = { move { both(bearer, "crew"), to = "landing" } },
  },
}
