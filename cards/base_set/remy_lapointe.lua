card "remy_lapointe" {
  shootout {
    text   = "Shootout, Pay 1 to 4 ghost rock: Rémy has +1 bullets for each, but never more than"
          .. " 5.",
    cost   = { pay(1, 4) },
    effect = { modify { self, bullets = most(0, least(paid, 5 - bullets_of(self))) } },
  },
}
