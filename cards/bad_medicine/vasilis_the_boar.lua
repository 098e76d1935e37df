card "vasilis_the_boar" {
  trait {
    text      = "In shootouts wanted dudes who oppose Vasilis have -2 value.",
    condition = in_shootout(self),
    affects   = dude { in_posse = opposing, wanted = true },
    gives     = { value = -2 },
  },
  shootout {
    text   = "Shootout: A Weapon that Vasilis carries does what its Shootout ability says, used"
          .. " today or not, without its boot, and is then aced.",
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
