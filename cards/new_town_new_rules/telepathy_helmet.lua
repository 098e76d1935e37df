card "telepathy_helmet" {
  trait {
    text      = "While you are the Winner, Shootout abilities of other players do not affect this"
             .. " dude.",
    condition = is_winner(you),
    cannot    = be_affected,
    by        = "shootout",
    by_others = true,
  },
  noon {
    text    = "Repeat Noon, Pay 1 ghost rock: See what some player holds in hand.",
    repeats = true,
    cost    = { pay(1) },
    choose  = { player { as = "mind" } },
    effect  = { look { cards = hand_of "mind" } },
  },
}
