-- Others' cards neither ace nor discard these dudes.
local function guard(whose, others)
  return for_each { whose, as = "dude",
                    restrict { "dude", be_aced, by = others, lasts = this_shootout },
                    restrict { "dude", be_discarded, by = others, lasts = this_shootout } }
end

card "shield_of_faith" {
  shootout {
    text    = "Shootout Miracle 7, Boot: In this shootout no dude is aced or discarded but as a"
           .. " casualty or by cards of the dude's owner. You take 1 casualty less this round.",
    miracle = 7,
    cost    = { boot },
    effect  = {
      guard(dude { owner = you }, other_players),
      guard(dude { owner = other_players }, you),
      modify { you, casualties = -1, lasts = this_round },
    },
  },
}
