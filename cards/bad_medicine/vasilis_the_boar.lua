card "vasilis_the_boar" {
  trait {
    text      = "While Vasilis is in a shootout, wanted dudes of the opposing posse have -2 value.",
    condition = in_shootout(self),
    affects   = dude { in_posse = opposing, wanted = true },
    gives     = { value = -2 },
  },
  shootout {
    text   = "Shootout: Use the Shootout ability of a Weapon on Vasilis, used today or not, without"
          .. " its boot; then ace the Weapon.",
    choose = {
      goods { as = "arm", keyword = "Weapon", attached_to = self },
      ability { as = "shot", of = "arm" },
    },
    effect = {
      use_ability { "arm", ability = "shot", again = true, without_boot = true },
      ace(goods { is = "arm" }),
    },
  },
}
