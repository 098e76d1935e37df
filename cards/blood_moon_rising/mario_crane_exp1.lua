card "mario_crane_exp1" {
  trait {
    text  = "For uniqueness Mario counts as Sloane too.",
    zones = "anywhere",
    may   = unique_with,
    from  = dude { title = "Sloane" },
  },
  resolution {
    text    = "Repeat Resolution, once a round: If your hand is cheatin', you take 2 casualties"
           .. " less this round. If your opponent's is legal, you take 1 at least.",
    repeats = true,
    limit   = per_round(1),
    effect  = {
      when { is_cheatin(you), modify { you, casualties = -2 } },
      when { isnt(is_cheatin(opponent)), modify { you, least_casualties = 1 } },
    },
  },
}
