local three_pairs = compare(
  pairs_in(both(draw_hand_of(you), top_of_discard_pile(you, 1))), at_least(3))

card "lemat_revolver" {
  cheatin {
    text   = "Cheatin' Resolution, Boot: Your hand rank gets this dude's bullets more.",
    cost   = { boot },
    effect = { modify { you, hand_rank = bullets_of(bearer) } },
  },
  resolution {
    text      = "Resolution, Boot: If this dude is a stud and your shooter, your hand rank gets this"
             .. " dude's bullets more while your draw hand, with the top card of your discard pile,"
             .. " holds pairs of three values.",
    cost      = { boot },
    condition = is(bearer, dude { stud = true, shooter = true }),
    effect    = {
      lasting_trait { condition = three_pairs, gives = { hand_rank = bullets_of(host_of(self)) } },
    },
  },
}
