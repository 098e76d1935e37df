-- `mine` of player 1; the bearer has 2 bullets. On the discard pile lies what was drawn besides.
local function fight(t, given)
  local gun = t:dude { bullets = 1, stud = given.stud ~= false, at = "square" }
  local friend = t:dude { bullets = 1, stud = true, at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local revolver = t:goods { card = "lemat_revolver", on = gun, booted = given.booted }
  local field = t:goods { card = "force_field", on = friend }
  t:draws(1, given.mine or "KC KD 5H 5S 4D 2H 3S 3C")
  t:draws(2, given.theirs or "KC QD 5H 2S 3D")
  t:call_out(gun, rival)
  t:accept()
  t:join(friend)
  t:go_on_to "pick_shooter"
  t:choose(given.shooter == "friend" and friend or gun)
  t:go_on_to("resolution_play", 1)
  return revolver, gun, field
end

scenario "LeMat Revolver answers a cheatin' hand with its dude's bullets" {
  function(t)
    local revolver = fight(t, { theirs = "9C 9C 9D 9H 4S", shooter = "friend", stud = false, mine = "KC KD 5H 5S 4D 2H" })
    t:expect(t:rank(1), 3, "the rank before")
    t:take "Cheatin' Resolution"
    t:expect(t:rank(1), 5, "the rank: 2 more")
    t:expect_true(t:is_booted(revolver), "the Weapon is booted")
  end,
}

scenario "LeMat Revolver: three pairs with the top card of the discard pile, as long as they are there" {
  function(t)
    local revolver, gun, field = fight(t, {})
    t:in_discard_pile { value = 4 }
    t:expect(t:rank(1), 3, "the rank before")
    t:use(revolver)
    t:expect_true(t:is_booted(revolver), "the Weapon is booted")
    t:expect(t:rank(1), 5, "the rank: 2 more")
    t:expect(t:rank(2), 1, "the other's rank")
    t:go_on_to("resolution_play", 1)
    t:in_discard_pile { value = 9 }
    t:expect(t:rank(1), 3, "the rank once another card lies on top")
    t:in_discard_pile { value = 4 }
    t:expect(t:rank(1), 5, "the rank with another of that value")
    t:in_discard_pile { value = 5 }
    t:expect(t:rank(1), 3, "the rank with a third of a value: two pairs")
    t:in_discard_pile { player = 2, value = 4 }
    t:expect(t:rank(1), 3, "the other's discard pile does not count")
    t:refuses(revolver)
    t:expect_true(not t:is_booted(field), "the other goods are not booted")
    t:expect(t:stat(gun, "bullets"), 2, "bullets")
  end,
}

scenario "LeMat Revolver can be used without three pairs, which may come" {
  function(t)
    local revolver = fight(t, {})
    t:use(revolver)
    t:expect(t:rank(1), 3, "the rank")
    t:go_on_to("resolution_play", 1)
    t:in_discard_pile { value = 4 }
    t:expect(t:rank(1), 5, "the rank: 2 more")
  end,
}

scenario "LeMat Revolver wants a stud" {
  function(t)
    t:refuses((fight(t, { stud = false, mine = "KC KD 5H 5S 4D 2H" })))
  end,
}

scenario "LeMat Revolver wants the shooter" {
  function(t)
    t:refuses((fight(t, { shooter = "friend", mine = "KC KD 5H 5S 4D 2H 3S" })))
  end,
}

scenario "LeMat Revolver must be unbooted" {
  function(t)
    t:refuses((fight(t, { booted = true })))
  end,
}

scenario "LeMat Revolver must be unbooted against a cheatin' hand too" {
  function(t)
    t:refuses((fight(t, { booted = true, theirs = "9C 9C 9D 9H 4S" })))
  end,
}
