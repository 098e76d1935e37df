card "nightmare_at_noon" {
  shootout {
    text   = "Shootout: One posse's dudes all have -1 bullets. Whoever in the shootout then has"
          .. " fewer than 2 bullets becomes a draw.",
    choose = { option { as = "posse", "your posse", "the opposing posse" } },
    effect = {
      when { compare("posse", exactly(1)), modify { dude { in_posse = you }, bullets = -1 },
             otherwise = { modify { dude { in_posse = opposing }, bullets = -1 } } },
      make_draw { each = dude { in_shootout = true, bullets = at_most(1) } },
    },
  },
}
