card "the_drowned_ferryman" {
  shootout {
    text   = "Shootout, Boot: An opposing dude without a Weapon has -1 bullets and cannot flee.",
    cost   = { boot },
    choose = {
      dude { as = "prey", side = opposing, in_shootout = true,
             lacks = goods { keyword = "Weapon" } },
    },
    effect = { modify { "prey", bullets = -1 }, restrict { "prey", flee } },
  },
}
