card "phantom_fingers" {
  noon_or_shootout {
    text   = "Noon/Shootout Hex 6, Boot: Boot goods of an opposing dude here or at an adjacent place"
          .. " (in a shootout: in it). They lose traits, abilities and bullets. Draw a card if they"
          .. " are Mystical or a Gadget.",
    hex    = 6,
    cost   = { boot },
    choose = { goods { as = "ware", attached_to = dude { side = opposing }, within = 1 } },
    effect = {
      blank { "ware", abilities = true, traits = true },
      set_stat { "ware", bullet_bonus = 0 },
      boot "ware",
      when { is("ware", goods { keyword = { "Mystical", "Gadget" } }), draw(1) },
    },
  },
}
