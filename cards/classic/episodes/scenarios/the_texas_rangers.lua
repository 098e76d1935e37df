scenario "The Texas Rangers: a dude boots and calls a Terror out, from next door too" {
  function(t)
    local home = t:outfit { card = "the_texas_rangers" }
    local deed = t:deed { player = 2 }
    local terror = t:dude { player = 2, at = deed, keywords = { "Terror" } }
    local other = t:dude { player = 2, at = deed }
    local ranger = t:dude { at = "square" }
    local theirs = t:dude { player = 2, at = "square" }
    local far, tired = t:dude { at = "home" }, t:dude { at = deed, booted = true, influence = 0 }
    local near = t:dude { at = deed, influence = 0 }
    t:pass()
    t:use(home)
    for _, dude in ipairs { far, tired, other, theirs } do
      t:expect_true(not t:offers(dude), "who cannot")
    end
    t:expect_true(t:offers(near), "who can")
    t:choose(ranger)
    t:expect_true(t:is_booted(ranger), "the ranger is booted")
    t:expect(t:happened "callout.made", 1, "call-outs")
    t:accept()
    t:go_on_to "shootout_play"
    t:expect(t:side(ranger), 1, "the ranger's posse")
    t:expect(t:side(terror), 2, "the Terror's posse")
    t:expect(t:where(ranger), deed, "where the ranger is")
  end,
}

scenario "The Texas Rangers look for Terrors of others" {
  function(t)
    local home = t:outfit { card = "the_texas_rangers" }
    t:dude { at = "square" }
    t:dude { at = "square", keywords = { "Terror" } }
    t:dude { player = 2, at = "square" }
    t:pass()
    t:refuses(home)
  end,
}

--- The outfit, and Charlie, who by himself goes only to what his player controls.
local function posse(t)
  local home = t:outfit { card = "the_texas_rangers" }
  local strike = t:deed { keywords = { "Out of Town" } }
  local deed = t:deed { player = 2 }
  local charlie = t:dude { card = "charlie_landers", at = strike }
  return home, charlie, deed, strike
end

scenario "The Texas Rangers: a dude moves though something forbids it, once" {
  function(t)
    local home, charlie, deed, strike = posse(t)
    local other = t:dude { card = "black_jack" }
    local rival = t:dude { player = 2 }
    t:use(home)
    t:expect_true(t:offers(other) and not t:offers(rival), "any of your dudes")
    t:choose(charlie)
    t:expect_true(t:is_booted(home), "the outfit is booted")
    t:move(charlie, deed)
    t:expect_true(t:is_booted(charlie), "the dude boots for it")
    t:pass()
    t:booted(charlie, false)
    t:refuses(home)
    t:expect_true(not t:offers "Move Charlie Landers to the town square", "the next play")
    t:expect_true(t:offers "Move Charlie Landers to P1's home", "where the dude goes by himself")
    t:expect_true(strike ~= nil, "a strike")
  end,
}

scenario "The Texas Rangers: without them the dude stays" {
  function(t)
    posse(t)
    t:pass()
    t:expect_true(not t:offers "Move Charlie Landers to the town square", "the square is forbidden")
  end,
}

scenario "The Texas Rangers: a dude comes from anywhere to your call-out" {
  function(t)
    local home, charlie = posse(t)
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:use(home)
    t:choose(charlie)
    t:call_out(gun, foe)
    t:accept()
    t:join(charlie)
    t:go_on_to "shootout_play"
    t:booted(home, false)
    t:expect(t:side(charlie), 1, "the posse")
    t:expect_true(t:is_booted(charlie), "booted for it")
  end,
}

scenario "The Texas Rangers: a dude comes to another player's call-out" {
  function(t)
    local home, charlie = posse(t)
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local second = t:dude { at = t:where(charlie), influence = 0 }
    t:pass()
    t:pass()
    t:call_out(foe, gun)
    t:accept()
    t:use(home)
    t:expect_true(not t:offers(foe), "your dudes only")
    t:choose(charlie)
    t:expect_true(t:is_booted(home), "the outfit is booted")
    t:go_on_to("join_posse", 1)
    t:expect_true(not t:offers(second), "nobody else")
    t:join(charlie)
    t:go_on_to "shootout_play"
    t:expect(t:side(charlie), 2, "the posse")
  end,
}

scenario "The Texas Rangers: a dude comes to another player's job" {
  function(t)
    local home, charlie = posse(t)
    local card = t:in_hand { player = 2, card = "ambush" }
    local mark = t:dude { at = "square" }
    local leader = t:dude { player = 2 }
    t:pass()
    t:pass()
    t:use(card)
    t:choose(mark)
    t:go_on_to("react", 1)
    t:use(home)
    t:expect_true(not t:offers(leader), "your dudes only")
    t:choose(charlie)
    t:expect_true(t:is_booted(home), "the outfit is booted")
    t:go_on_to("oppose_job", 1)
    t:join(charlie)
    t:go_on_to "shootout_play"
    t:expect(t:side(charlie), 2, "the posse")
  end,
}

scenario "The Texas Rangers: for that play only, and not within a shootout" {
  function(t)
    local home, _, _, strike = posse(t)
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local near, far = t:dude {}, t:dude { at = strike }
    local walker = t:dude { player = 2 }
    t:use(home)
    t:choose(far)
    t:pass()
    t:move(walker, "square")
    t:call_out(gun, foe)
    t:accept()
    t:expect_true(t:offers(near) and not t:offers(far), "the next play is as usual")
    t:booted(home, false)
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(far), 0, "no posse")
  end,
}

scenario "The Texas Rangers do not ask within a shootout" {
  function(t)
    posse(t)
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:pass()
    t:call_out(gun, foe)
    t:accept()
    t:pass()
    t:expect((t:asked()), "shootout_play", "what is asked")
  end,
}
