card "loose_plank_ada" {
  trait {
    text      = "Ada has +1 influence in town.",
    condition = is(self, dude { in_town = true }),
    gives     = { influence = 1 },
  },
  noon { text = "Noon, Boot: Draw a card.", cost = { boot }, effect = { draw(1) } },
}
