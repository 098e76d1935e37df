card "post_a_tron" {
  trait {
    text    = "POST-A-TRON may start in your gang. After the shuffle it must be invented, for no"
           .. " more ghost rock, or is discarded.",
    zones   = "deck",
    affects = self,
    may     = start_as_gadget,
  },
  noon {
    text   = "Noon, Boot: Gain 3 ghost rock, if POST-A-TRON is in the town square.",
    cost   = { boot },
    effect = { when { at(town_square), gain { ghost_rock = 3 } } },
  },
}
