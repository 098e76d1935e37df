card "hired_help" {
  shootout {
    text   = "Shootout: A Gunslinger, a stud with 2 bullets, enters play in your posse.",
    effect = { make_token { "gunslinger", posse = true } },
  },
}
