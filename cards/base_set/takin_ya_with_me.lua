card "takin_ya_with_me" {
  react {
    text      = "React: You have taken casualties for a lost round: your opponent takes 1, unless"
             .. " all dudes of that posse have more bullets than the best of your casualties.",
    when      = casualties_taken { player = you },
    condition = same_player(round_loser, you),
    effect    = {
      when { there_is(dude { in_posse = opponent,
                             bullets = at_most(highest_of("bullets", round_casualties_of(you))) }),
             take_casualties { opponent, 1 } },
    },
  },
}
