card "supernatural_smarts" {
  noon {
    text   = "Noon: Your unbooted dude has +1 influence for the rest of the game. Ace this card.",
    choose = { dude { as = "undead", side = yours, booted = false } },
    effect = { modify { "undead", influence = 1, lasts = permanently }, ace(self) },
  },
}
