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

scenario "Rémy LaPointe pays from 1 to 4" {
  function(t)
    local remy = t:dude { card = "remy_lapointe", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(remy, rival)
    t:accept()
    t:use(remy)
    t:expect_true(t:offers "4", "4 can be paid")
    t:expect_true(not t:offers "5", "5 cannot")
    t:choose(1)
    t:expect(t:stat(remy, "bullets"), 2, "his bullets, from 1")
    t:expect(t:ghost_rock(1), 9, "the stash")
  end,
}

scenario "Rémy LaPointe keeps what he has above 5" {
  function(t)
    local remy = t:dude { card = "remy_lapointe", at = "square" }
    t:goods { on = remy, bullets = 5 }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(remy, rival)
    t:accept()
    t:use(remy)
    t:choose(1)
    t:expect(t:stat(remy, "bullets"), 6, "his bullets")
  end,
}
