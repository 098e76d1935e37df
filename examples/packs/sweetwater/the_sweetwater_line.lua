card "the_sweetwater_line" {
  noon {
    text   = "Noon, Boot, Pay 1 ghost rock: Your dude moves to an adjacent location. If that is a"
          .. " Ferry, gain 2 ghost rock.",
    cost   = { boot, pay(1) },
    choose = {
      dude { as = "passenger", side = yours },
      location { as = "landing", adjacent_to = location_of "passenger" },
    },
    effect = {
      move { "passenger", to = "landing" },
      when { place_is("landing", { keyword = "Ferry" }), gain { ghost_rock = 2 } },
    },
  },
}
