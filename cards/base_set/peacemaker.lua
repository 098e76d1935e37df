card "peacemaker" {
  trait { text = "This dude cannot become a draw.", affects = bearer, cannot = become_draw },
  trait {
    text      = "Other players' Shootout abilities cannot lower this dude's bullets.",
    affects   = bearer,
    cannot    = bullets_down,
    by        = "shootout",
    by_others = true,
    continues = true,
  },
}
