card "supernatural_speed" {
  noon {
    text   = "Noon: Your unbooted dude has +1 bullets for the rest of the game. Ace this card.",
    choose = { dude { as = "undead", side = yours, booted = false } },
    effect = { modify { "undead", bullets = 1, lasts = permanently }, ace(self) },
  },
}
