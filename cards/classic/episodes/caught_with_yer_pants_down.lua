card "caught_with_yer_pants_down" {
  shootout {
    text   = "Shootout: A dude in this shootout has -1 bullets (at least 0) and no use of goods.",
    optional_if = true,
    choose = { dude { as = "bather", in_shootout = true } },
    effect = {
      blank { each = goods { attached_to = "bather" }, abilities = true, traits = true,
              bonuses = true },
      modify { "bather", bullets = -least(1, bullets_of "bather") },
    },
  },
}
