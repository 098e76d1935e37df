-- Player 2's turn; Hamshanks and a friend are at a deed of player 1.
local function town(t, given)
  local deed = t:deed { player = given.owner or 1 }
  local hamshanks = t:dude { card = "hamshanks", at = deed, booted = given.booted, bounty = 1 }
  local friend = t:dude { at = deed, bounty = 1 }
  t:winner(2)
  return hamshanks, friend, deed
end

scenario "Hamshanks: another player's ability takes Hamshanks rather than a friend there" {
  function(t)
    local card = t:in_hand { player = 2, card = "too_much_attention" }
    local hamshanks, friend, deed = town(t, {})
    local away = t:dude { bounty = 1 }
    local theirs = t:dude { player = 2, bounty = 1, influence = 0, at = deed }
    t:use(card)
    t:expect_true(t:offers(hamshanks), "Hamshanks")
    t:expect_true(not t:offers(friend), "not the friend there")
    t:expect_true(t:offers(away), "a friend elsewhere")
    t:expect_true(t:offers(theirs), "a dude of the other player")
    t:choose(hamshanks)
    t:expect_true(t:is_booted(hamshanks), "booted")
    t:expect_true(not t:is_booted(friend), "the friend is not")
  end,
}

scenario "Hamshanks: booted he protects nobody" {
  function(t)
    local card = t:in_hand { player = 2, card = "bad_company" }
    local hamshanks, friend = town(t, { booted = true })
    t:use(card)
    t:expect_true(t:offers(hamshanks), "Hamshanks")
    t:choose(friend)
    t:expect(t:stat(friend, "bullets"), 3, "the friend's bullets")
  end,
}

scenario "Hamshanks: nor at a place that you do not control" {
  function(t)
    local card = t:in_hand { player = 2, card = "too_much_attention" }
    local guard = { player = 2, influence = 5 }
    local _, friend, deed = town(t, { owner = 2 })
    guard.at = deed
    t:dude(guard)
    t:use(card)
    t:expect_true(t:offers(friend), "the friend")
    t:choose(friend)
  end,
}

scenario "Hamshanks: your own abilities choose whom you like" {
  function(t)
    local card = t:in_hand { card = "too_much_attention" }
    local _, friend = town(t, {})
    t:winner(1)
    t:use(card)
    t:choose(friend)
    t:expect_true(t:is_booted(friend), "booted")
  end,
}

scenario "Hamshanks: who could not be taken instead protects nobody" {
  function(t)
    local card = t:in_hand { player = 2, card = "too_much_attention" }
    local deed = t:deed {}
    t:dude { card = "hamshanks", at = deed }
    local friend = t:dude { at = deed, bounty = 1 }
    local other = t:dude { at = deed, bounty = 1 }
    t:winner(2)
    t:use(card)
    t:expect_true(t:offers(other), "another")
    t:choose(friend)
    t:expect_true(t:is_booted(friend), "booted")
  end,
}

scenario "Hamshanks: what is chosen in the middle of an ability takes Hamshanks too" {
  function(t)
    local card = t:in_hand { player = 2, card = "raking_dragons" }
    local deed = t:deed {}
    local hamshanks = t:dude { card = "hamshanks", at = deed }
    local friend = t:dude { at = deed }
    local caller = t:dude { player = 2, keywords = { "Kung Fu 3" }, value = 9, at = deed }
    t:winner(2)
    t:call_out(caller, friend)
    t:accept()
    t:join(hamshanks)
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "2C")
    t:use(card)
    t:expect_true(t:offers(hamshanks), "Hamshanks")
    t:expect_true(t:offers(caller), "the caller")
    t:expect_true(not t:offers(friend), "not the friend")
    t:choose(hamshanks)
  end,
}
