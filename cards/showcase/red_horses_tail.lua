card "red_horses_tail" {
  noon {
    text   = "Noon Spirit X, Boot: Boot a dude here; X is that dude's value.",
    choose = { dude { as = "prey", here = true } },
    spirit = value_of "prey",
    cost   = { boot },
    effect = { boot "prey" },
  },
  shootout {
    text   = "Shootout Spirit X, Boot: Send an opposing dude home booted; X is that dude's grit.",
    choose = { dude { as = "prey", side = opposing, in_shootout = true } },
    spirit = grit_of "prey",
    cost   = { boot },
    effect = { send_home { "prey", booted = true } },
  },
}
