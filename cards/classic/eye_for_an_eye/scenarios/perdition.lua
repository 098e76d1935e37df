scenario "Perdition leads the Blessed" {
  function(t)
    local perdition = t:dude { card = "perdition", at = "square" }
    local angel = t:dude { card = "guardian_angel", at = "square" }
    local plain = t:dude { bullets = 1, at = "square" }
    local home = t:dude { card = "haborym" }
    local foe = t:dude { player = 2, bullets = 1, keywords = { "Blessed 1" }, at = "square" }
    t:expect(t:stat(angel, "bullets"), 0, "bullets outside a shootout")
    t:call_out(perdition, foe)
    t:accept()
    t:join(angel)
    t:join(plain)
    t:go_on_to "shootout_play"
    t:expect(t:stat(angel, "bullets"), 1, "bullets")
    t:expect(t:stat(angel, "blessed"), 2, "skill")
    t:expect(t:stat(plain, "bullets"), 1, "bullets of who is not Blessed")
    t:expect(t:stat(plain, "blessed"), 0, "skill of who is not Blessed")
    t:expect(t:stat(home, "bullets"), 2, "bullets of who is not there")
    t:expect(t:stat(foe, "bullets"), 1, "bullets of the other posse")
    t:expect(t:stat(perdition, "bullets"), 3, "Perdition's own")
  end,
}

scenario "The Blessed without Perdition are as always" {
  function(t)
    t:dude { card = "perdition" }
    local angel = t:dude { card = "guardian_angel", at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(angel, foe)
    t:accept()
    t:go_on_to "shootout_play"
    t:expect(t:stat(angel, "bullets"), 0, "bullets")
  end,
}
