local law_dogs_here = count_of(dude { faction = "lawdogs", here = true })

card "prescott_utter" {
  trait {
    text    = "Prescott has 1 bullet and 1 influence for each Law Dog where he is, himself too.",
    affects = self,
    gives   = { bullets = law_dogs_here, influence = law_dogs_here },
  },
}
