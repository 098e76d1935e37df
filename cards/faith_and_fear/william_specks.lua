local of_use = any_of {
  is(candidate, deed { keyword = { "Ranch", "Out of Town" } }),
  is(candidate, card { keyword = "Gadget" }),
}

card "william_specks" {
  noon {
    text   = "Noon, Boot: Play a Ranch or a deed out of town, or invent a Gadget, for as much less"
          .. " as William is a Mad Scientist.",
    cost   = { boot },
    choose = { card { as = "plan", in_hand = you, where = of_use } },
    effect = { put_into_play { "plan", reduce = mad_scientist_of(self) } },
  },
}
