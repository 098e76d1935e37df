scenario "Buffalo Rifle fights from the next place, booted or not" {
  function(t)
    local gun = t:dude { at = "square" }
    local rifleman = t:dude { booted = true }
    t:goods { card = "buffalo_rifle", on = rifleman }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(rifleman)
    t:expect(t:side(rifleman), 1, "his posse")
    t:expect(t:where(rifleman), t:place("home 1"), "where he is")
  end,
}

scenario "Buffalo Rifle fights from the next place without booting" {
  function(t)
    local gun = t:dude { at = "square" }
    local rifleman = t:dude {}
    t:goods { card = "buffalo_rifle", on = rifleman }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(rifleman)
    t:expect(t:side(rifleman), 1, "his posse")
    t:expect(t:where(rifleman), t:place("home 1"), "where he is")
    t:expect_true(not t:is_booted(rifleman), "unbooted")
  end,
}

scenario "Buffalo Rifle does not reach further, and serves nobody else" {
  function(t)
    t:deed { side = "left" }
    local far = t:deed { side = "left" }
    local gun = t:dude { player = 2, at = far }
    local rifleman = t:dude { booted = true }
    t:goods { card = "buffalo_rifle", on = rifleman }
    local friend = t:dude { booted = true, at = "square" }
    local helper = t:dude { at = "square" }
    local caller = t:dude { at = far }
    t:call_out(caller, gun)
    t:accept()
    t:expect_true(t:offers(helper), "who is unbooted and near may join")
    t:expect_true(not t:offers(rifleman), "two steps away is too far")
    t:expect_true(not t:offers(friend), "who has no rifle stays")
  end,
}

scenario "Buffalo Rifle shoots at the mark of a job from next to it" {
  function(t)
    local job = t:in_hand { card = "kidnappin" }
    t:dude { bullets = 3, at = "square" }
    local rifleman = t:dude { booted = true }
    t:goods { card = "buffalo_rifle", on = rifleman }
    local mark = t:dude { player = 2, at = "square" }
    t:use(job)
    t:choose(mark)
    t:join(rifleman)
    t:expect(t:side(rifleman), 1, "his posse")
    t:expect(t:where(rifleman), t:place "home 1", "where he is")
  end,
}

scenario "Buffalo Rifle does not help who starts out with the leader, far from the mark" {
  function(t)
    local job = t:in_hand { card = "kidnappin" }
    local leader = t:dude { bullets = 3 }
    local rifleman = t:dude { booted = true }
    t:goods { card = "buffalo_rifle", on = rifleman }
    local helper = t:dude {}
    local mark = t:dude { player = 2 }
    t:use(job)
    t:choose(leader)
    t:choose(mark)
    t:go_on_to("join_posse", 1)
    t:expect_true(t:offers(helper), "who is unbooted may come along")
    t:expect_true(not t:offers(rifleman), "who is booted may not")
  end,
}

scenario "Buffalo Rifle: an unbooted dude may go there as well" {
  function(t)
    local gun = t:dude { at = "square" }
    local rifleman = t:dude {}
    t:goods { card = "buffalo_rifle", on = rifleman }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:take "join_booting"
    t:expect(t:side(rifleman), 1, "his posse")
    t:expect(t:where(rifleman), t:place "square", "where he is")
    t:expect_true(t:is_booted(rifleman), "booted")
  end,
}

scenario "Buffalo Rifle: a booted dude can only fight from where he is" {
  function(t)
    local gun = t:dude { at = "square" }
    local rifleman = t:dude { booted = true }
    t:goods { card = "buffalo_rifle", on = rifleman }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:expect_true(not t:offers "join_booting", "he cannot go there")
    t:join(rifleman)
    t:expect(t:where(rifleman), t:place "home 1", "where he is")
  end,
}
