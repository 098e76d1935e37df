card "clear_out" {
  noon {
    text   = "Noon: Your dude moves to a deed that you own and another player controls.",
    choose = {
      dude { as = "landlord", side = yours },
      deed { as = "house", owner = you, controller = opposing },
    },
    effect = { move { "landlord", to = "house" } },
  },
}
