card "cattle_market" {
  trait {
    text      = "While another Ranch is in play, this deed has 1 control point.",
    condition = there_is(deed { keyword = "Ranch", except = self }),
    affects   = self,
    gives     = { control = 1 },
  },
  trait {
    text    = "Dudes here have +3 value.",
    affects = dude { here = true },
    gives   = { value = 3 },
  },
}
