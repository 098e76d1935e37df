card "guiding_wind" {
  shootout {
    text   = "Shootout Spirit 8, Boot: An opposing dude, or a dude of yours that is no token, has as"
          .. " many bullets as influence, but at most 3.",
    choose = {
      dude { as = "gun", in_shootout = true,
             where = any_of { is(candidate, dude { side = opposing }),
                              is(candidate, dude { side = yours, token = false }) } },
    },
    spirit = 8,
    cost   = { boot },
    effect = { set_stat { "gun", bullets = least(influence_of "gun", 3) } },
  },
}
