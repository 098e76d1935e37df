card "tattoo" {
  noon {
    text   = "Noon: Boot your Sioux dude who has no Tattoo yet. For good, that dude has -1 bullets (at least 0)"
          .. " and, if a Shaman, 1 more as a Shaman.",
    choose = { dude { as = "brave", side = yours, faction = "sioux_union",
                      where = isnt(has_effect_of(self)) } },
    price  = { boot "brave" },
    effect = {
      modify { "brave", bullets = -least(1, bullets_of "brave"), lasts = permanently },
      modify { "brave", shaman = 1, lasts = permanently },
    },
  },
}
