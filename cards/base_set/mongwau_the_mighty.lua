card "mongwau_the_mighty" {
  shootout {
    text   = "Shootout: Discard one of Mongwau's Hexes; he is a stud.",
    choose = { spell { as = "hex", keyword = "Hex", attached_to = self } },
    price  = { discard "hex" },
    effect = { make_stud(self) },
  },
}
