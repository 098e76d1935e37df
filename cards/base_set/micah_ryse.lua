card "micah_ryse" {
  noon {
    text   = "Noon: Boot one of Micah's Hexes. Micah moves anywhere.",
    choose = {
      spell { as = "hex", keyword = "Hex", attached_to = self },
      location { as = "destination" },
    },
    price  = { boot "hex" },
    effect = { move { self, to = "destination" } },
  },
}
