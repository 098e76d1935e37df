card "ridden_down" {
  noon {
    text   = "Noon: Boot your Horse. A dude without a Horse who is where it is goes home booted.",
    choose = {
      goods { as = "horse", keyword = "Horse", side = yours },
      dude { as = "prey", at = location_of "horse", lacks = goods { keyword = "Horse" } },
    },
    price  = { boot "horse" },
    effect = { send_home { "prey", booted = true } },
  },
}
