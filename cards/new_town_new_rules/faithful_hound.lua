card "faithful_hound" {
  shootout {
    text   = "Shootout, Boot: Choose goods in the opposing posse and pull. They are discarded if"
          .. " the pull is below their value.",
    cost   = { boot },
    choose = { goods { as = "loot", in_posse = opposing } },
    effect = { pull(you), when_pull { below = value_of "loot", discard "loot" } },
  },
}
