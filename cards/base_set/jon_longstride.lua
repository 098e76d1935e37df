card "jon_longstride" {
  noon {
    text   = "Noon: Unboot Jon's Horse; its abilities can be used once more today.",
    choose = { goods { as = "horse", keyword = "Horse", attached_to = self } },
    effect = { unboot "horse", refresh { "horse", additional = true } },
  },
}
