card "bowie_knife" {
  trait {
    text      = "Of several Bowie Knives only one gives a dude bullets.",
    condition = there_is(goods { title = "Bowie Knife", attached_to = bearer,
                                 entered_before = self }),
    affects   = self,
    gives     = { bullet_bonus = -1 },
  },
}
