card "spirit_dance" {
  shootout {
    text   = "Shootout Spirit 10, Boot: A Nature Spirit, a stud with 2 bullets, enters play in your"
          .. " posse.",
    spirit = 10,
    cost   = { boot },
    effect = { make_token { "nature_spirit", posse = true } },
  },
}
