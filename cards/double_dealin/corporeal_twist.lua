card "corporeal_twist" {
  shootout {
    text   = "Shootout Hex 4, Boot: -1 bullets and -2 value for an opposing dude. Should the dude"
          .. " be aced or discarded in this shootout, this Huckster keeps 1 control point more for"
          .. " good.",
    hex    = 4,
    cost   = { boot },
    choose = { dude { as = "victim", side = opposing } },
    effect = {
      modify { "victim", bullets = -1, value = -2 },
      for_each { bearer, as = "caster",
                 later { aced { "victim" }, counter { "caster", control = 1 } },
                 later { discarded { "victim" }, counter { "caster", control = 1 } } },
    },
  },
}
