card "fancy_new_hat" {
  trait {
    text              = "Abilities of other players' cards do not lower this dude's influence.",
    affects           = bearer,
    ignores_penalties = "influence",
    by                = "ability",
    by_others         = true,
  },
}
