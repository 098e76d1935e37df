card "devils_plaything" {
  noon {
    text    = "Noon Miracle 6: Ace a Gadget here.",
    miracle = 6,
    choose  = { goods { as = "plaything", keyword = "Gadget", here = true } },
    effect  = { ace "plaything" },
  },
}
