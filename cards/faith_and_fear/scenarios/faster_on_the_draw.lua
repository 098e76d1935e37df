local function shootout(t, keywords)
  local card = t:in_hand { card = "faster_on_the_draw" }
  local gun = t:dude { keywords = keywords, bullets = 1, at = "square" }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, bullets = 3, at = "square" }
  local second = t:dude { player = 2, bullets = 3, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(second)
  t:go_on_to("shootout_play", 1)
  t:use(card)
  t:expect_true(t:offers(friend), "any dude of yours")
  t:expect_true(not t:offers(rival), "none of theirs")
  t:choose(gun)
  t:expect_true(t:offers(second), "then any of theirs")
  t:expect_true(not t:offers(friend), "none of yours")
  t:choose(rival)
  return gun, rival, second
end

scenario "Faster on the Draw: a Deputy becomes a stud" {
  function(t)
    local gun, rival, second = shootout(t, { "Deputy" })
    t:expect(t:stat(gun, "bullets"), 2, "bullets")
    t:expect_true(t:is_stud(gun), "a stud")
    t:expect(t:stat(rival, "bullets"), 1, "bullets of the other")
    t:expect(t:stat(second, "bullets"), 3, "bullets of nobody else")
  end,
}

scenario "Faster on the Draw: others stay draws" {
  function(t)
    local gun, rival = shootout(t)
    t:expect(t:stat(gun, "bullets"), 2, "bullets")
    t:expect_true(not t:is_stud(gun), "a draw")
    t:expect(t:stat(rival, "bullets"), 1, "bullets of the other")
  end,
}
