scenario "Bat's Breath Mine weakens those there" {
  function(t)
    local mine = t:deed { card = "bats_breath_mine" }
    local miner = t:dude { player = 2, bullets = 3, influence = 2, at = mine }
    t:expect(t:stat(miner, "bullets"), 2, "bullets")
    t:expect(t:stat(miner, "influence"), 1, "influence")
    t:expect(t:stat(t:dude { bullets = 0, influence = 0, at = mine }, "influence"), 0, "influence of 0")
    local outside = t:dude { bullets = 3, influence = 2, at = "square" }
    t:expect(t:stat(outside, "bullets"), 3, "bullets elsewhere")
    t:expect(t:stat(outside, "influence"), 2, "influence elsewhere")
  end,
}
