scenario "José Morales is a better Huckster in a shootout, by his bullets" {
  function(t)
    local jose = t:dude { card = "jose_morales", at = "square" }
    local friend = t:dude { keywords = { "Huckster 1" }, bullets = 2, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:expect(t:stat(jose, "huckster"), 0, "his skill before")
    t:call_out(jose, rival)
    t:accept()
    t:join(friend)
    t:expect(t:stat(jose, "huckster"), 3, "his skill in the shootout")
    t:expect(t:stat(friend, "huckster"), 1, "another Huckster's skill")
    t:goods { bullets = 1, on = jose }
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(jose, "huckster"), 4, "his skill with a weapon")
  end,
}

scenario "José Morales casts better in a shootout" {
  function(t)
    local jose = t:dude { card = "jose_morales", at = "square" }
    local hex = t:spell { card = "soul_blast", on = jose }
    local rival = t:dude { player = 2, value = 8, at = "square" }
    t:call_out(jose, rival)
    t:accept()
    t:pulls(1, "5C")
    t:use(hex)
    t:choose(rival)
    t:expect(t:where(rival), t:place("home 2"), "where the rival is")
  end,
}

scenario "José Morales gains nothing from a shootout of others" {
  function(t)
    local jose = t:dude { card = "jose_morales" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(jose, "huckster"), 0, "his skill")
  end,
}
