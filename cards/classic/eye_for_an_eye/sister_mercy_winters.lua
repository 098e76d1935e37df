card "sister_mercy_winters" {
  shootout {
    text   = "Shootout: Discard a spell of an opposing dude.",
    choose = { spell { as = "heresy", attached_to = dude { in_posse = opposing } } },
    effect = { discard "heresy" },
  },
}
