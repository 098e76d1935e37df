local weapons = goods { keyword = "Weapon", in_posse = opposing }

card "abram_grothe_exp1" {
  trait {
    text      = "Abram does not use his ability in the first round of a shootout.",
    condition = compare(round_number, exactly(1)),
    cannot    = use_abilities,
  },
  shootout {
    text   = "Shootout: Abram has +1 bullets. All Weapons of the opposing posse boot and give no"
          .. " bullets.",
    effect = {
      modify { self, bullets = 1 },
      boot(weapons),
      set_stat { weapons, bullet_bonus = 0 },
    },
  },
}
