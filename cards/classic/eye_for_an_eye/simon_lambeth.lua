local others = count_of(dude { keyword = "Blessed", here = true, except = self })

card "simon_lambeth" {
  trait {
    text    = "Simon's Blessed skill is the number of other Blessed here.",
    affects = self,
    gives   = { blessed = others },
  },
}
