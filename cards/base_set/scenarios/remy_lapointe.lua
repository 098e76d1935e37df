scenario "Rémy LaPointe buys bullets, five at most" {
  proves = { "RC-CARD-059" },
  function(t)
    local remy = t:dude { card = "remy_lapointe", at = "square" }
    t:goods { on = remy, bullets = 2 }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(remy, rival)
    t:accept()
    t:use(remy)
    t:choose(4)
    t:expect(t:ghost_rock(1), 6, "the stash")
    t:expect(t:stat(remy, "bullets"), 5, "his bullets, from 3")
  end,
}

scenario "Rémy LaPointe pays at least 1 and gets no more than he pays for" {
  function(t)
    local remy = t:dude { card = "remy_lapointe", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(remy, rival)
    t:accept()
    t:use(remy)
    t:expect_true(not t:offers "0", "nothing for nothing")
    t:choose(2)
    t:expect(t:stat(remy, "bullets"), 3, "his bullets, from 1")
    t:expect(t:ghost_rock(1), 8, "the stash")
    t:until_turn_of(1)
    t:refuses(remy)
  end,
}
