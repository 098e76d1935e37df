card "graveyard" {
  trait {
    text   = "When a dude is aced the owner of this deed gains 3 ghost rock.",
    when   = aced {},
    effect = { gain { player = owner_of(self), ghost_rock = 3 } },
  },
  react {
    text   = "React, Boot: A dude becomes Harrowed: he is not.",
    cost   = { boot },
    when   = dude_harrowed { as = "risen" },
    effect = { lose_keyword { "risen", "Harrowed", lasts = permanently } },
  },
}
