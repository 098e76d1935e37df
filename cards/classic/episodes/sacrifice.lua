card "sacrifice" {
  noon {
    text    = "Noon Miracle 6: Boot this Blessed to unboot a dude.",
    miracle = 6,
    choose  = { dude { as = "tired" } },
    price   = { boot(bearer) },
    effect  = { unboot "tired" },
  },
}
