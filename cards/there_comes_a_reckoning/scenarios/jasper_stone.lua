--- A shootout of two studs, of 1 bullet and of 3, against two dudes, at a place; it stands where Jasper may answer.
local function face_off(t, place)
  local jasper = t:legend { card = "jasper_stone" }
  local gun = t:dude { bullets = 1, stud = true, at = place }
  local other = t:dude { bullets = 3, stud = true, at = place }
  local foe = t:dude { player = 2, value = 1, at = place }
  local second = t:dude { player = 2, at = place }
  t:call_out(gun, foe)
  t:accept()
  t:join(other)
  t:join(second)
  return jasper, gun, foe, second, other
end

--- The first stud is the shooter; how many cards player 1 draws.
local function cards_drawn(t, gun)
  t:go_on_to("pick_shooter", 1)
  t:choose(gun)
  t:go_on_to("draw_discards", 2)
  return t:count(1, "draw_hand")
end

scenario "Jasper Stone: away from home only the shooter counts" {
  function(t)
    local _, gun = face_off(t, "square")
    t:pass()
    t:expect(cards_drawn(t, gun), 6, "cards")
    t:expect(t:count(2, "draw_hand"), 5, "cards of the other player")
  end,
}

scenario "Jasper Stone: at home all do" {
  function(t)
    local _, gun = face_off(t, "home 1")
    t:pass()
    t:expect(cards_drawn(t, gun), 7, "cards")
  end,
}

scenario "Jasper Stone: the shooter has +2 bullets against the dude who was chosen" {
  function(t)
    local jasper, gun, foe, _, other = face_off(t, "square")
    local hat = t:goods { player = 2, on = foe }
    t:use(jasper)
    t:expect_true(not t:offers(gun) and not t:offers(hat), "no dude of yours, no goods")
    t:choose(foe)
    t:expect_true(t:is_booted(jasper), "the legend is booted")
    t:expect(t:stat(gun, "bullets"), 1, "bullets before there is a shooter")
    t:draws(1, "KC KD KH 2S 3D 8C 9D TH")
    t:draws(2, "QC QD 5H 5D 8S")
    t:expect(cards_drawn(t, gun), 8, "cards: 5 and 3 bullets")
    t:expect(t:stat(other, "bullets"), 3, "bullets of who is no shooter")
    t:expect(t:stat(foe, "bullets"), 0, "bullets of the other shooter")
    t:go_on_to("assign_casualty", 2)
    t:discard(foe)
    t:done()
    t:expect(t:stat(gun, "bullets"), 1, "bullets when the dude is gone")
    t:expect(t:stat(gun, "control"), 0, "control points for who was not aced")
  end,
}

scenario "Jasper Stone: not against who has fled" {
  function(t)
    local jasper = t:legend { card = "jasper_stone" }
    local gun = t:dude { bullets = 1, at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    local second, third = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:join(second)
    t:join(third)
    t:use(jasper)
    t:choose(foe)
    t:draws(1, "2C 4D 6H TS TC")
    t:draws(2, "QC KD 5H 2D 8S")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:stat(gun, "bullets"), 3, "bullets against the dude")
    t:discard(second)
    t:done()
    t:go_on_to("flee", 2)
    t:flee(foe)
    t:go_on_to "draw_discards"
    t:expect(t:stat(gun, "bullets"), 1, "bullets of the shooter in the next round")
  end,
}

scenario "Jasper Stone: an acing is for good" {
  function(t)
    local jasper, gun, foe, second = face_off(t, "square")
    t:use(jasper)
    t:choose(foe)
    t:draws(1, "KC KD KH KS 3D 8C 9D TH")
    t:draws(2, "QC 4D 5H 2D 8S")
    cards_drawn(t, gun)
    t:go_on_to("assign_casualty", 2)
    t:ace(foe)
    t:ace(second)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:stat(gun, "bullets"), 2, "bullets")
    t:expect(t:stat(gun, "control"), 1, "control points, for the one and not for the second")
  end,
}

scenario "Jasper Stone helps no posse of tokens" {
  function(t)
    local jasper = t:legend { card = "jasper_stone" }
    local token = t:dude { card = "gunslinger", at = "square" }
    local friend = t:dude { at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(token, foe)
    t:accept()
    t:join(friend)
    t:use(jasper)
    t:draws(1, "KC QD 5H 2S 3D 8C 9D TH JS")
    t:draws(2, "2D 4D 6D 8D TD")
    t:go_on_to("pick_shooter", 1)
    t:choose(token)
    t:expect(t:stat(token, "bullets"), 4, "bullets")
    t:go_on_to("assign_casualty", 1)
    t:discard(friend)
    t:done()
    t:expect(t:stat(token, "bullets"), 2, "bullets when only the token is left")
  end,
}

scenario "Jasper Stone is for the shootouts of his player" {
  function(t)
    t:players(3)
    local jasper = t:legend { card = "jasper_stone" }
    t:dude { at = "square" }
    local gun = t:dude { player = 2, at = "square" }
    local foe = t:dude { player = 3, at = "square" }
    t:until_turn_of(2)
    t:call_out(gun, foe)
    t:accept()
    t:refuses(jasper)
    t:expect((t:asked()), "shootout_play", "what is asked")
  end,
}
