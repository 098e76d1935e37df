card "many_speak_as_one" {
  noon {
    text   = "Noon Spirit 9, Boot: An Ancestor Spirit, with 1 influence, enters play here.",
    spirit = 9,
    cost   = { boot },
    effect = { make_token { "ancestor_spirit", at = here } },
  },
}
