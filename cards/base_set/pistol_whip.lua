card "pistol_whip" {
  shootout {
    text   = "Shootout: Boot your dude in the posse, who has -1 bullets (at least 0), to send an"
          .. " opposing dude home booted.",
    choose = {
      dude { as = "whipper", side = yours },
      dude { as = "victim", side = opposing },
    },
    price  = { boot "whipper" },
    effect = {
      send_home "victim",
      modify { "whipper", bullets = -least(1, bullets_of "whipper") },
    },
  },
}
