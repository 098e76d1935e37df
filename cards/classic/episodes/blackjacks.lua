card "blackjacks" {
  noon {
    text    = "Noon, as often as you like: Boot your Blackjacks dude, who becomes wanted, to gain"
           .. " 2 ghost rock.",
    repeats = true,
    choose  = { dude { as = "robber", side = yours, faction = "blackjacks" } },
    price   = { boot "robber" },
    effect  = { gain { ghost_rock = 2 }, make_wanted "robber" },
  },
}
