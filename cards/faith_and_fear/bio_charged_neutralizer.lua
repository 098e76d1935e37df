card "bio_charged_neutralizer" {
  trait { text = "This dude is a stud.", affects = bearer, gives = { stud = true } },
  trait {
    text      = "This card cannot be traded.",
    affects   = self,
    cannot    = trade,
    continues = true,
  },
  trait {
    text      = "Other players' cards do not affect this card.",
    affects   = self,
    cannot    = be_affected,
    by_others = true,
    continues = true,
  },
}
