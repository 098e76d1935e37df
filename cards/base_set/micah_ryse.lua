card "micah_ryse" {
  noon {
    text   = "Noon: Boot one of Micah's Hexes. Micah moves anywhere.",
    choose = {
      spell { as = "hex", keyword = "Hex", attached_to = self, booted = false },
      location { as = "destination", except = here },
    },
    price  = { boot "hex" },
    effect = { move { self, to = "destination" } },
  },
}
