card "flame_thrower" {
  trait { text = "This dude is a stud.", affects = bearer, gives = { stud = true } },
  shootout {
    text   = "Shootout, Pay 1 to 3 ghost rock, Boot: This Gadget has +1 bullets for each. Whoever"
          .. " loses a round takes 1 casualty more.",
    cost   = { pay(1, 3), boot },
    effect = {
      modify { self, bullet_bonus = paid },
      later { round_won_or_lost {}, modify { round_loser, casualties = 1, lasts = this_round },
              each = true },
    },
  },
}
