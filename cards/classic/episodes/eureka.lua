local gang = outfit_of(left_of(controller_of(self)))

card "eureka" {
  event {
    text      = "Unless there is one in play, it is put on your outfit, and you draw 2 cards.",
    condition = isnt(there_is(card { title = "Eureka!" })),
    effect    = { put_on { self, to = outfit_of(you) }, draw(2) },
  },
  trait {
    text  = "The player with it has 2 more cards in hand.",
    gives = { hand_size = 2 },
  },
  trait {
    text   = "When dudes of that player are aced, it goes to the outfit on the left, whose player"
          .. " draws 2 cards.",
    when   = aced { controller = controller_of(self), each = false },
    effect = { put_on { self, to = gang }, draw { player = controller_of(self), amount = 2 } },
  },
}
