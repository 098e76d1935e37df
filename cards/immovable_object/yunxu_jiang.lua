card "yunxu_jiang" {
  trait {
    text      = "While Yunxu is in a shootout at a place that you control, each other dude of yours"
             .. " in the posse has +1 bullets and +1 value.",
    condition = all_of { in_shootout(self), place_is(shootout_location, { controller = you }) },
    affects   = dude { side = yours, in_shootout = true, except = self },
    gives     = { bullets = 1, value = 1 },
  },
}
