--- A Huckster of player 1 at home attaches the weeds to the town square.
local function sow(t)
  local weeds = t:in_hand { card = "tumblebleeds" }
  local huckster = t:dude { keywords = { "Huckster 0" } }
  t:use(weeds)
  return weeds, huckster
end

scenario "Tumblebleeds! attach to the town square" {
  function(t)
    local plain = t:dude {}
    t:dude { keywords = { "Huckster 0" }, booted = true }
    t:dude { player = 2, keywords = { "Huckster 0" } }
    local weeds, huckster = sow(t)
    t:expect_true(t:is_booted(huckster), "the Huckster is booted")
    t:expect_true(not t:is_booted(plain), "nobody else is")
    t:expect(t:zone(weeds), "in_play", "the weeds are")
    t:expect(t:where(weeds), t:place "square", "where they are")
  end,
}

scenario "Tumblebleeds! want an unbooted Huckster of yours" {
  function(t)
    local weeds = t:in_hand { card = "tumblebleeds" }
    t:dude {}
    t:dude { keywords = { "Huckster 0" }, booted = true }
    t:dude { player = 2, keywords = { "Huckster 0" } }
    t:refuses(weeds)
  end,
}

--- Player 1 loses by 1 rank to player 2, or wins, at a place; how many casualties that is for each.
local function lost_at(t, place, winning)
  local gun = t:dude { at = place }
  local foe = t:dude { player = 2, influence = 2, at = place }
  t:until_turn_of(1)
  t:call_out(gun, foe)
  t:accept()
  t:draws(winning and 2 or 1, "2C 4D 6H 8S TC")
  t:draws(winning and 1 or 2, "2D 2H 6S 8D TD")
  t:go_on_to "assign_casualty"
  return t:casualties(1), t:casualties(2)
end

scenario "Tumblebleeds!: who loses in the town square takes 1 casualty more" {
  function(t)
    sow(t)
    local mine, theirs = lost_at(t, "square")
    t:expect(mine, 2, "casualties of the loser")
    t:expect(theirs, 0, "casualties of the winner")
  end,
}

scenario "Tumblebleeds!: whoever it is" {
  function(t)
    sow(t)
    local mine, theirs = lost_at(t, "square", true)
    t:expect(theirs, 2, "casualties of the loser")
    t:expect(mine, 0, "casualties of the winner")
  end,
}

scenario "Tumblebleeds!: elsewhere it is as ever" {
  function(t)
    sow(t)
    t:expect(lost_at(t, t:deed {}), 1, "casualties of the loser")
  end,
}

scenario "Tumblebleeds!: in a hand they do nothing, and nobody tears them out" {
  function(t)
    local weeds = t:in_hand { card = "tumblebleeds" }
    t:dude { at = "square" }
    t:refuses(weeds)
    t:expect(lost_at(t, "square"), 1, "casualties of the loser")
  end,
}

scenario "Tumblebleeds!: any player tears out as many as there are dudes in the posse" {
  function(t)
    local first = sow(t)
    local second, third = t:in_hand { card = "tumblebleeds" }, t:in_hand { card = "tumblebleeds" }
    for _, weeds in ipairs { second, third } do
      t:dude { keywords = { "Huckster 0" } }
      t:until_turn_of(1)
      t:use(weeds)
    end
    local other = t:in_hand { card = "tumblebleeds" }
    local leader = t:dude { player = 2, at = "square" }
    local helper = t:dude { player = 2, at = "square" }
    local lazy = t:dude { player = 2, at = "square", booted = true }
    t:until_turn_of(2)
    t:use(first)
    t:expect_true(not t:offers(lazy), "nobody booted leads it")
    t:choose(leader)
    t:join(helper)
    t:go_on_to("choose_cards", 2)
    t:expect_true(not t:offers(other), "only what is attached")
    t:choose(second)
    t:choose(third)
    t:done()
    t:expect(t:zone(second), "discard_pile", "the second is in")
    t:expect(t:zone(third), "discard_pile", "the third is in")
    t:expect(t:zone(first), "in_play", "the first is")
    t:expect_true(t:is_booted(leader), "the leader is home and booted")
    local again = t:dude { player = 2, at = "square" }
    t:until_turn_of(2)
    t:refuses(first)
    t:move(again, "home 2")
    local mine = t:dude { at = "square" }
    t:until_turn_of(1)
    t:use(first)
    t:go_on_to "noon_play"
    t:expect(t:zone(first), "discard_pile", "the first is in")
    t:expect_true(t:is_booted(mine), "the leader of the other player")
  end,
}

scenario "Tumblebleeds! are torn out, and no other Condition" {
  function(t)
    local cursed = t:dude { player = 2 }
    local curse = t:in_hand { card = "curse_of_failure" }
    t:dude { at = "square" }
    local weeds = sow(t)
    t:until_turn_of(1)
    t:use(curse)
    t:go_on_to("noon_play", 2)
    t:expect(t:host(curse), cursed, "the curse is on")
    local leader = t:dude { player = 2, at = "square" }
    t:use(weeds)
    t:go_on_to "noon_play"
    t:expect_true(t:is_booted(leader), "the leader is home and booted")
    t:expect(t:zone(weeds), "discard_pile", "the weeds are in")
    t:expect(t:zone(curse), "in_play", "the curse is")
  end,
}
