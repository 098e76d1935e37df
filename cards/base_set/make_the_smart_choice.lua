card "make_the_smart_choice" {
  shootout {
    text   = "Shootout: A dude loses as many bullets as that dude has influence. The dude's"
          .. " controller may send the dude home booted.",
    choose = { dude { as = "target", in_shootout = true } },
    effect = {
      modify { "target", bullets = -influence_of "target" },
      may { send_home { "target", booted = true }, player = controller_of "target" },
    },
  },
}
