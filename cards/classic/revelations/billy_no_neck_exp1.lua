card "billy_no_neck_exp1" {
  trait { text = "Billy carries no Weapons.", cannot = attach, from = goods { keyword = "Weapon" } },
  shootout {
    text   = "Shootout: An opposing dude with a Weapon adds nothing to the draw hand, and is no"
          .. " shooter if another can be.",
    choose = { dude { as = "armed", in_posse = opposing, has = goods { keyword = "Weapon" } } },
    effect = { restrict { "armed", be_shooter }, restrict { "armed", contribute } },
  },
}
