local function shootout(t, pulled)
  local dave = t:dude { card = "dave_slim_gorman", at = "square" }
  local hex = t:spell { card = "blood_curse", on = dave }
  local friend = t:dude { at = "square", stud = true }
  local foe = t:dude { player = 2, value = 13, at = "square", stud = true }
  local away = t:dude { player = 2, stud = true }
  t:call_out(dave, foe)
  t:accept()
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(hex, 2)
  return dave, hex, friend, foe, away
end

scenario "Dave \"Slim\" Gorman has the corrected numbers" {
  proves = { "RC-ERRATA-014" },
  function(t)
    t:outfit { card = "the_sloane_gang" }
    local dave = t:dude { card = "dave_slim_gorman" }
    t:expect(t:stat(dave, "cost"), 5, "cost")
    t:expect(t:stat(dave, "upkeep"), 1, "upkeep, of the Outlaws")
    t:expect(t:stat(dave, "bullets"), 1, "bullets")
    t:expect(t:stat(dave, "influence"), 2, "influence")
    t:expect_true(t:is_stud(dave), "a stud")
    t:expect(t:stat(dave, "huckster"), 1, "the Huckster skill")
  end,
}

scenario "Dave \"Slim\" Gorman gives up a Hex, and all become draws for the round" {
  function(t)
    local dave, hex, friend, foe, away = shootout(t, "2C")
    t:use(dave)
    t:expect(t:zone(hex), "discard_pile", "the Hex is in")
    for _, dude in ipairs { dave, friend, foe } do
      t:expect_true(not t:is_stud(dude), "a draw")
    end
    t:expect_true(t:is_stud(away), "nobody elsewhere")
  end,
}

scenario "Dave \"Slim\" Gorman: a Hex that failed was cast too, and the draws are for one round" {
  function(t)
    local dave, hex, friend, foe = shootout(t, "2C")
    t:use(dave)
    t:expect_true(not t:is_stud(foe), "a draw")
    t:expect(t:stat(foe, "bullets"), 0, "bullets")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 4C 9D TD")
    t:go_on_to("assign_casualty", 1)
    t:discard(dave)
    t:go_on_to "shootout_play"
    t:expect_true(t:is_stud(friend) and t:is_stud(foe), "studs in the next round")
  end,
}

scenario "Dave \"Slim\" Gorman: not for a Hex of somebody else, and not at noon" {
  function(t)
    local dave = t:dude { card = "dave_slim_gorman", at = "square" }
    local hex = t:spell { card = "blood_curse", on = dave }
    local foe = t:dude { player = 2, at = "square" }
    t:pulls(1, "KC")
    t:use(hex)
    t:choose(foe)
    t:refuses(dave)
    t:expect(t:zone(hex), "in_play", "the Hex is")
  end,
}

scenario "Dave \"Slim\" Gorman: another Huckster's Hex is none of his" {
  function(t)
    local dave = t:dude { card = "dave_slim_gorman", at = "square" }
    local other = t:dude { keywords = { "Huckster 3" }, at = "square" }
    local hex = t:spell { card = "blood_curse", on = other }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(dave, foe)
    t:accept()
    t:join(other)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "KC")
    t:use(hex, 2)
    t:refuses(dave)
  end,
}

scenario "Dave \"Slim\" Gorman: not for a Hex that is no Shootout Hex" {
  function(t)
    local dave = t:dude { card = "dave_slim_gorman", at = "square" }
    local hex = t:spell { card = "fetch", on = dave }
    local foe = t:dude { player = 2, at = "square" }
    t:draws(1, "4C QD 5H 2S 3D")
    t:draws(2, "9C 9C 9D 4H 4S")
    t:call_out(dave, foe)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:pulls(1, "KC")
    t:use(hex)
    t:refuses(dave)
    t:expect(t:zone(hex), "in_play", "the Hex is")
  end,
}
