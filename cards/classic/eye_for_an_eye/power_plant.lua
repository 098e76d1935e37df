local neighbours = count_of(card { type = { "deed", "outfit" }, owner = owner_of(self), adjacent_to = self })

card "power_plant" {
  trait {
    text      = "At an end of your street this has +2 production.",
    condition = all_of { compare(neighbours, 1), is(self, deed { owner = you }) },
    affects   = self,
    gives     = { production = 2 },
  },
}
