card "pearl_handled_revolver" {
  trait { text = "This dude is a stud.", affects = bearer, gives = { stud = true } },
}
