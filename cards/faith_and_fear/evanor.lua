local guns = goods { keyword = "Weapon", without_keyword = "Melee", booted = false,
                     in_posse = opposing }

card "evanor" {
  trait {
    text      = "While the opposing posse has an unbooted Weapon that is not for melee, Evanor"
             .. " gives no bullets.",
    condition = there_is(guns),
    affects   = bearer,
    ignores   = "bullets",
    from      = goods { is = self },
  },
  shootout {
    text   = "Shootout, Boot: If this dude is Blessed, the dude is no casualty in the next round."
          .. " If you win this round, its loser takes 1 casualty more.",
    cost   = { boot },
    effect = {
      when { is(bearer, dude { keyword = "Blessed" }),
             later { shootout_round_begins {}, protect_casualty(bearer) } },
      later { round_won_or_lost { player = you },
              modify { round_loser, casualties = 1, lasts = this_round },
              lasts = this_round },
    },
  },
}
