card "magical_distraction" {
  cheatin {
    text   = "Cheatin' Resolution: Discard a spell of your dude in the posse, and pull. Your hand"
          .. " rank is the value of the pull, 11 at most.",
    choose = { spell { as = "spent", attached_to = dude { side = yours } } },
    effect = { discard "spent", pull(you), set_base_rank { you, pull_value } },
  },
}
