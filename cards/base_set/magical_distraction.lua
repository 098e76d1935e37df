card "magical_distraction" {
  cheatin {
    text      = "Cheatin' Resolution: Discard a spell of your dude in the posse, and pull. Your hand rank"
             .. " is the value of the pull, 11 at most.",
    cost      = { pull },
    condition = during_shootout,
    choose    = { spell { as = "spent", attached_to = dude { side = yours, in_shootout = true } } },
    price     = { discard "spent" },
    effect    = { set_base_rank { you, least(pull_value, 11) } },
  },
}
