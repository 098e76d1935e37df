local function shootout(t)
  local card = t:in_hand { card = "the_stakes_just_rose" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  return card, gun, rival
end

scenario "The Stakes Just Rose: a dude comes from anywhere and is a stud in this shootout" {
  function(t)
    local friend = t:dude { bullets = 1, booted = true, at = "home 2" }
    local card, gun = shootout(t)
    t:use(card)
    t:expect(t:side(friend), 1, "the dude's posse")
    t:expect(t:where(friend), t:place "square", "where the dude is")
    t:expect_true(t:is_stud(friend), "a stud")
    t:expect_true(not t:is_stud(gun), "another is not")
    t:draws(1, "KC KD KH 2S 3D 7C")
    t:draws(2, "9C JD 4H 4S 8D")
    t:go_on_to "noon_play"
    t:expect(t:zone(friend), "in_play", "the dude is")
    t:expect_true(not t:is_stud(friend), "a draw after the shootout")
  end,
}

scenario "The Stakes Just Rose for a dude who stands by" {
  proves = { "RC-CARD-188" },
  function(t)
    local bystander = t:dude { at = "square" }
    local card = shootout(t)
    t:expect(t:side(bystander), 0, "the dude's posse before")
    t:use(card)
    t:expect(t:side(bystander), 1, "the dude's posse")
    t:expect_true(t:is_stud(bystander), "a stud")
    t:expect_true(not t:is_booted(bystander), "unbooted")
  end,
}

scenario "The Stakes Just Rose: a dude of yours who is not in the posse" {
  function(t)
    local first, second = t:dude {}, t:dude {}
    local theirs = t:dude { player = 2 }
    local card, gun = shootout(t)
    t:use(card)
    t:expect_true(t:offers(first), "one elsewhere")
    t:expect_true(not t:offers(theirs), "none of the other player")
    t:expect_true(not t:offers(gun), "none of the posse")
    t:choose(second)
    t:expect(t:side(second), 1, "the dude's posse")
    t:expect(t:side(first), 0, "the other's")
  end,
}
