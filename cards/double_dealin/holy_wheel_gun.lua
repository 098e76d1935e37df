card "holy_wheel_gun" {
  shootout {
    text   = "Shootout, Boot: An opposing dude has -1 bullets and, if an Abomination, must be"
          .. " chosen as the first casualty.",
    cost   = { boot },
    choose = { dude { as = "target", side = opposing } },
    effect = {
      modify { "target", bullets = -1 },
      when { is("target", dude { keyword = "Abomination" }), force_casualty "target" },
    },
  },
}
