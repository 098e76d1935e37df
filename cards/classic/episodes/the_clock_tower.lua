card "the_clock_tower" {
  trait {
    text   = "As each round of a shootout begins, you have a Shootout play before all others.",
    when   = shootout_round_begins {},
    effect = { extra_play(you) },
  },
}
