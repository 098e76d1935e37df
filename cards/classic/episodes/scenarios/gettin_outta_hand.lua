--- Player 2's Judge clears his throat at a place; player 1 has the card and a dude there.
local function quarrel(t, place, how)
  local card = t:in_hand { card = "gettin_outta_hand" }
  local hothead = t:dude { at = place, influence = how.influence or 0, booted = how.booted }
  local actor = t:dude { player = 2, card = "rhett_caufield", at = place }
  local friend = t:dude { player = 2, at = place, influence = 0 }
  t:pass()
  t:use(actor)
  return card, hothead, actor, friend
end

scenario "Gettin' Outta Hand: who acts at your deed must fight, man to man" {
  function(t)
    local deed = t:deed {}
    local card, hothead, actor = quarrel(t, deed, { booted = true })
    t:use(card)
    t:expect((t:asked()), "shootout_play", "nobody refuses or joins")
    t:expect(t:side(hothead), 1, "the caller's posse")
    t:expect(t:side(actor), 2, "the other's posse")
  end,
}

scenario "Gettin' Outta Hand: at a deed that you control" {
  function(t)
    local deed = t:deed {}
    t:dude { player = 2, at = deed, influence = 3 }
    local card = quarrel(t, deed, {})
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

scenario "Gettin' Outta Hand: not at home" {
  function(t)
    local card = quarrel(t, "home 1", {})
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

--- Spurs are used at player 1's deed by a dude of this player.
local function spurred(t, player)
  t:players(3)
  local card = t:in_hand { card = "gettin_outta_hand" }
  local deed = t:deed {}
  local hothead = t:dude { at = deed, influence = 1 }
  t:dude { at = "home" }
  t:dude { player = 3, at = deed, influence = 0 }
  local actor = t:dude { player = player, at = deed, influence = 0 }
  local spurs = t:goods { player = player, card = "spurs", on = actor }
  t:goods { player = player, card = "roan", on = actor, booted = true }
  if player == 2 then t:pass() end
  t:use(spurs)
  return card, hothead, actor
end

scenario "Gettin' Outta Hand: who acts with what he carries acts too" {
  function(t)
    local card, hothead, actor = spurred(t, 2)
    t:use(card)
    t:expect((t:asked()), "shootout_play", "nobody refuses or joins")
    t:expect(t:side(hothead), 1, "the caller's posse")
    t:expect(t:side(actor), 2, "the other's posse")
  end,
}

scenario "Gettin' Outta Hand: not for your own dudes" {
  function(t)
    local card = spurred(t, 1)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

scenario "Gettin' Outta Hand: who calls out is called out, before anybody refuses" {
  proves = { "CT-REACT-001" },
  function(t)
    t:players(3)
    local card = t:in_hand { card = "gettin_outta_hand" }
    local deed = t:deed {}
    local hothead = t:dude { at = deed, influence = 1 }
    local mark = t:dude { at = deed, influence = 0 }
    local third, away = t:dude { player = 3, at = deed, influence = 0 }, t:dude { at = "square" }
    local actor = t:dude { player = 2, at = deed, influence = 0 }
    t:pass()
    t:call_out(actor, mark)
    t:expect((t:asked()), "react", "what is asked first")
    t:use(card)
    t:expect_true(not t:offers(third) and not t:offers(away), "who cannot call out")
    t:choose(hothead)
    t:expect((t:asked()), "shootout_play", "nobody refuses or joins")
    t:expect(t:side(hothead), 1, "the caller's posse")
    t:expect(t:side(actor), 2, "the other's posse")
    t:expect(t:side(mark), 0, "who was called out first")
  end,
}

scenario "Gettin' Outta Hand: not for your own call-outs, nor elsewhere" {
  function(t)
    local card = t:in_hand { card = "gettin_outta_hand" }
    local deed = t:deed {}
    local mine = t:dude { at = deed, influence = 2 }
    local theirs = t:dude { player = 2, at = deed, influence = 0 }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(mine, theirs)
    t:expect((t:asked()), "answer_callout", "what is asked")
    t:refuse()
    t:call_out(foe, gun)
    t:expect((t:asked()), "answer_callout", "what is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}
