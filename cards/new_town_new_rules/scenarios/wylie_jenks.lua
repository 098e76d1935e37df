scenario "Wylie Jenks has a bullet more for each wanted dude who opposes him" {
  function(t)
    local wylie = t:dude { card = "wylie_jenks", at = "square" }
    local friend = t:dude { at = "square", bounty = 1 }
    local rival = t:dude { player = 2, at = "square", bounty = 1 }
    local second = t:dude { player = 2, at = "square", bounty = 3 }
    local honest = t:dude { player = 2, at = "square" }
    t:dude { player = 2, at = "square", bounty = 2 }
    t:expect(t:stat(wylie, "bullets"), 2, "bullets before the shootout")
    t:call_out(wylie, rival)
    t:accept()
    t:join(friend)
    t:join(second)
    t:join(honest)
    t:done()
    t:expect(t:stat(wylie, "bullets"), 4, "bullets against two wanted dudes")
    t:expect(t:stat(friend, "bullets"), 0, "bullets of another dude")
  end,
}

scenario "Wylie Jenks has no opposing posse while out of the shootout" {
  function(t)
    local wylie = t:dude { card = "wylie_jenks" }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square", bounty = 1 }
    t:call_out(friend, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(wylie, "bullets"), 2, "bullets")
  end,
}
