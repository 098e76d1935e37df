card "grave_digger" {
  noon {
    text   = "Noon: Choose a dude in play or in your Boot Hill. One who lies in Boot Hill pays 1 ghost"
          .. " rock.",
    choose = { dude { as = "client", zone = { "in_play", "boot_hill" }, owner = you } },
    effect = { when { is("client", dude { in_boot_hill = you }), gain { ghost_rock = 1 } } },
  },
}
