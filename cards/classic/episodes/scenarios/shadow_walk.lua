local function walker(t, how)
  how.keywords = { "Huckster 2" }
  local huckster = t:dude(how)
  return huckster, t:spell { card = "shadow_walk", on = huckster }
end

scenario "Shadow Walk brings the Huckster anywhere" {
  function(t)
    local strike = t:deed { player = 2, keywords = { "Out of Town" } }
    local huckster, walk = walker(t, { at = "home" })
    t:pulls(1, "3C")
    t:use(walk)
    t:choose(strike)
    t:expect(t:where(huckster), strike, "where the Huckster is")
    t:expect_true(not t:is_booted(huckster), "not booted")
  end,
}

scenario "Shadow Walk fails with 4" {
  function(t)
    local huckster, walk = walker(t, { at = "home" })
    t:pulls(1, "2C")
    t:use(walk)
    t:choose "square"
    t:expect(t:where(huckster), t:place "home 1", "where the Huckster is")
  end,
}

--- A call-out in the square, where a friend joins; the Huckster is far away.
local function fight(t, caller)
  local strike = t:deed { keywords = { "Out of Town" } }
  local huckster, walk = walker(t, { at = strike, booted = true })
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  local friend = t:dude { at = "square" }
  if caller == 2 then
    t:pass()
    t:call_out(foe, gun)
  else
    t:call_out(gun, foe)
  end
  t:accept()
  t:go_on_to("join_posse", 1)
  t:join(friend)
  return huckster, walk
end

scenario "Shadow Walk brings the Huckster into your posse" {
  proves = { "CT-REACT-003" },
  function(t)
    local huckster, walk = fight(t, 1)
    t:pulls(1, "5C")
    t:take "Shadow Walk"
    t:go_on_to "shootout_play"
    t:expect(t:side(huckster), 1, "the posse")
    t:expect(t:where(huckster), t:place "square", "where the Huckster is")
  end,
}

scenario "Shadow Walk brings the Huckster into the mark's posse too" {
  proves = { "CT-REACT-005" },
  function(t)
    local huckster, walk = fight(t, 2)
    t:pulls(1, "5C")
    t:use(walk)
    t:go_on_to "shootout_play"
    t:expect(t:side(huckster), 2, "the posse")
  end,
}

scenario "Shadow Walk fails with 6 as posses form" {
  function(t)
    local huckster, walk = fight(t, 1)
    t:pulls(1, "4C")
    t:use(walk)
    t:go_on_to "shootout_play"
    t:expect(t:side(huckster), 0, "no posse")
  end,
}

scenario "Shadow Walk is of no use to who is in the posse" {
  function(t)
    local huckster, walk = walker(t, { at = "square" })
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(huckster, foe)
    t:accept()
    t:refuses(walk)
    t:expect((t:asked()), "shootout_play", "what is asked")
  end,
}

scenario "Shadow Walk may come as the other posse is formed" {
  proves = { "CT-REACT-005" },
  function(t)
    local huckster, walk = walker(t, { booted = true })
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local rider = t:dude { player = 2 }
    t:call_out(gun, foe)
    t:accept()
    t:pass()
    t:join(rider)
    t:expect(t:where(rider), t:place "home 2", "where who is to join the other posse still is")
    t:pulls(1, "5C")
    t:use(walk)
    t:go_on_to "shootout_play"
    t:expect(t:side(huckster), 1, "the posse")
  end,
}
