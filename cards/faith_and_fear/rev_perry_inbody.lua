card "rev_perry_inbody" {
  noon {
    text   = "Noon, Boot: Perry makes a Blessed check against 9. If it succeeds, he and a Law Dog"
          .. " here or at an adjacent place unboot.",
    cost   = { boot },
    effect = {
      skill_check { self, "Blessed", 9 },
      when { succeeded,
             unboot(self),
             choose { dude { faction = "lawdogs", within = 1 }, as = "flock" },
             unboot "flock" },
    },
  },
}
