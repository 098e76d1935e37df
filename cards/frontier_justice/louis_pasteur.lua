local tired = dude { side = yours, within = 1, booted = true }

card "louis_pasteur" {
  noon {
    text    = "Repeat Noon, Pay 1 ghost rock: Louis makes a Mad Scientist check of 10. If it"
           .. " succeeds, unboot your dude here or at an adjacent place.",
    repeats = true,
    cost    = { pay(1) },
    effect  = {
      skill_check { self, "Mad Scientist", 10 },
      when { succeeded, choose { tired, as = "patient" }, unboot "patient" },
    },
  },
}
