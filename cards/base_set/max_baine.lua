card "max_baine" {
  trait {
    text      = "While you control at least 2 Ranches, Max has 1 control point.",
    condition = compare(count_of(deed { keyword = "Ranch", controller = you }), at_least(2)),
    affects   = self,
    gives     = { control = 1 },
  },
  trait {
    text    = "At Ranches your other dudes have +1 influence and +3 value.",
    affects = dude { side = yours, at = { keyword = "Ranch" }, except = self },
    gives   = { influence = 1, value = 3 },
  },
}
