card "post_a_tron" {
  trait {
    text    = "POST-A-TRON may start in your gang. After the shuffle it must be invented, for no"
           .. " more ghost rock, or is discarded.",
    zones   = "deck",
    affects = self,
    may     = start_as_gadget,
  },
  noon {
    text   = "Noon, Boot: If POST-A-TRON is in the town square, gain 3 ghost rock.",
    cost   = { boot },
    effect = { when { at(town_square), gain { ghost_rock = 3 } } },
  },
}
