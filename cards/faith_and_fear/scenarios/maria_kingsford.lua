scenario "Maria Kingsford adds her bounty to Huckster checks in a shootout" {
  function(t)
    local maria = t:dude { card = "maria_kingsford", bounty = 3, at = "square" }
    local hex = t:spell { card = "blood_curse", on = maria }
    local rival = t:dude { player = 2, bullets = 3, at = "square" }
    t:call_out(maria, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "6C")
    t:use(hex, 2)
    t:expect(t:stat(rival, "bullets"), 1, "the hex works: 9 of 9")
  end,
}

scenario "Maria Kingsford adds no more than her bounty" {
  function(t)
    local maria = t:dude { card = "maria_kingsford", bounty = 3, at = "square" }
    local friend = t:dude { keywords = { "Huckster 0" }, bounty = 3, at = "square" }
    local hex = t:spell { card = "blood_curse", on = maria }
    local rival = t:dude { player = 2, bullets = 3, at = "square" }
    t:call_out(maria, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(friend, "huckster"), 0, "the skill of another")
    t:pulls(1, "5C")
    t:use(hex, 2)
    t:expect(t:stat(rival, "bullets"), 3, "the hex fails: 8 of 9")
  end,
}

scenario "Maria Kingsford's bounty does not bring her into a shootout" {
  proves = { "RC-CARD-042" },
  function(t)
    local maria = t:dude { card = "maria_kingsford", bounty = 3, at = "home" }
    local walk = t:spell { card = "shadow_walk", on = maria }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(maria, "huckster"), 0, "her skill outside")
    t:pulls(1, "2C")
    t:use(walk, 2)
    t:expect(t:side(maria), 0, "her posse")
  end,
}

scenario "Maria Kingsford's bounty does not help her outside a shootout" {
  function(t)
    local maria = t:dude { card = "maria_kingsford", bounty = 3 }
    t:expect(t:stat(maria, "huckster"), 0, "her skill")
  end,
}
