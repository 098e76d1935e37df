scenario "The Ammo-Matic: a bullet more in each round, until the shootout is over" {
  function(t)
    local dude = t:dude { bullets = 1, value = 9, at = "square" }
    local gun = t:goods { card = "the_ammo_matic", on = dude }
    local rival = t:dude { player = 2, at = "square" }
    t:dude { player = 2, at = "square" }
    t:expect(t:stat(dude, "bullets"), 2, "the bearer's bullets")
    t:call_out(dude, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(gun)
    t:expect(t:stat(dude, "bullets"), 3, "in the first round")
    t:pass()
    t:go_on_to("shootout_play", 1)
    t:refuses(gun)
    t:draws(1, "KC KD KH 2S 3S")
    t:draws(2, "2C 2D 4H 9S TC")
    t:until_phase "sundown"
    t:expect(t:stat(dude, "bullets"), 2, "after the shootout")
  end,
}
