card "the_pack_awakens" {
  trait {
    text    = "Tokens here are Harrowed.",
    affects = dude { token = true, here = true },
    gives   = { keyword = "Harrowed" },
  },
  shootout {
    text   = "Shootout Spirit 8, Boot: A Nature Spirit, a stud with 2 bullets, enters play booted"
          .. " in your posse.",
    spirit = 8,
    cost   = { boot },
    effect = { make_token { "nature_spirit", posse = true, booted = true } },
  },
}
