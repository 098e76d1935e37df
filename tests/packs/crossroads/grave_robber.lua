card "grave_robber" {
  noon {
    text   = "Noon: A dude of a Boot Hill goes to the play hand of that dude's owner.",
    choose = { dude { as = "late", in_boot_hill = true } },
    effect = { to_hand "late" },
  },
}
