card "make_em_sweat" {
  shootout {
    text   = "Shootout: Boot your dude in the posse: another dude has as many bullets less as that"
          .. " dude has, and boots if none are left.",
    choose = {
      dude { as = "gun", side = yours },
      dude { as = "target", except = "gun" },
    },
    price  = { boot "gun" },
    effect = {
      modify { "target", bullets = -bullets_of "gun" },
      when { is("target", dude { bullets = at_most(0) }), boot "target" },
    },
  },
}
