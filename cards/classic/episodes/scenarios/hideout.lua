--- Player 2's job against the Hideout or another deed of mine; my dude is at the mine next door.
local function job(t, at_hideout)
  t:hand(2, 1)
  local mine = t:deed { keywords = { "Out of Town" } }
  local far = t:deed { keywords = { "Out of Town" } }
  local other = t:deed {}
  local guard = t:dude { bullets = 2, stud = true, at = mine }
  local local_guard, friend = t:dude { at = other }, t:dude { at = far }
  t:dude { player = 2, stud = true, bullets = 1, at = "square" }
  local hideout = t:in_hand { card = "hideout" }
  local arson = t:in_hand { player = 2, card = "arson" }
  t:winner(2)
  t:pass()
  t:shop(hideout)
  t:expect_true(t:offers(far), "a deed out of town")
  t:expect_true(not t:offers(other), "no deed in town")
  t:expect_true(not t:offers(hideout), "not itself")
  t:choose(mine)
  t:use(arson)
  t:choose(at_hideout and hideout or other)
  t:go_on_to("oppose_job", 1)
  return guard, local_guard, friend
end

scenario "The Hideout has a neighbour, and is easily defended" {
  function(t)
    local guard, _, friend = job(t, true)
    t:expect_true(t:offers(guard), "the neighbour's dude")
    t:expect_true(not t:offers(friend), "not who is elsewhere")
    t:join(guard)
    t:go_on_to "shootout_play"
    t:expect(select(2, t:asked()), 1, "who plays first")
    local drawn = t:draws(1, "2D 3C 5C 9D TD JC QH")
    t:draws(2, "2C 2H 4D 9S TC QD")
    t:pass()
    t:pass()
    t:go_on_to("draw_discards", 1)
    t:choose(drawn[1])
    t:expect_true(not t:offers(drawn[2]), "one card is replaced, no more")
  end,
}

scenario "The Hideout is of no use to another deed" {
  function(t)
    local _, guard = job(t, false)
    t:join(guard)
    t:go_on_to "shootout_play"
    t:expect(select(2, t:asked()), 2, "who plays first")
    t:draws(1, "2D 3C 5C 9D TD")
    t:draws(2, "2C 2H 4D 9S TC QD")
    t:pass()
    t:pass()
    t:done()
    t:expect((t:asked()), "assign_casualty", "what is asked next")
  end,
}

scenario "The Hideout is of no use where no job is" {
  function(t)
    local hideout = t:deed { card = "hideout" }
    local mine = t:dude { bullets = 1, stud = true, at = hideout }
    local foe = t:dude { player = 2, at = hideout }
    t:winner(2)
    t:call_out(foe, mine)
    t:accept()
    t:go_on_to "shootout_play"
    t:expect(select(2, t:asked()), 2, "who plays first")
  end,
}

scenario "The Hideout keeps its neighbour" {
  function(t)
    local mine = t:deed { keywords = { "Out of Town" } }
    t:deed { keywords = { "Out of Town" } }
    local hideout = t:in_hand { card = "hideout" }
    local stick = t:goods { card = "walkin_stick", on = t:dude { at = mine } }
    t:shop(hideout)
    t:choose(mine)
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    t:use(stick)
    t:expect(t:where(t:host(stick)), hideout, "where the Stick leads")
  end,
}
