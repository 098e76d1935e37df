local function fight(t, booted)
  local wendy = t:dude { card = "xiong_wendy_cheng", at = "square", booted = booted }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  local idle = t:dude { player = 2, at = "square" }
  t:call_out(friend, rival)
  t:accept()
  t:join(wendy)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  return wendy, friend, rival, other, idle
end

scenario "Wendy Cheng sends an opposing dude home" {
  function(t)
    local wendy, friend, rival, other, idle = fight(t)
    t:use(wendy)
    t:expect_true(not t:offers(friend), "not one of hers")
    t:expect_true(not t:offers(idle), "not one who is in no posse")
    t:choose(rival)
    t:expect_true(t:is_booted(wendy), "she is booted")
    t:expect(t:where(rival), t:place "home 2", "where the rival is")
    t:expect_true(t:is_booted(rival), "the rival is booted")
    t:expect(t:side(other), 2, "the other's posse")
    t:pass()
    t:pass()
    t:refuses(wendy)
  end,
}

scenario "Wendy Cheng must be unbooted" {
  function(t)
    local wendy = fight(t, true)
    t:refuses(wendy)
  end,
}
