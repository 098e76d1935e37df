card "brush_with_death" {
  noon {
    text    = "Noon Miracle 9: A dude in Boot Hill goes to his owner's discard pile.",
    miracle = 9,
    choose  = { dude { as = "fallen", in_boot_hill = true } },
    effect  = { discard "fallen" },
  },
}
