
-- Alferd of player 1 and a friend against a dude of player 2, at player 2's Shootout play.
local function ambush(t, given)
  given = given or {}
  local alferd = t:dude { card = "alferd_packer", at = "square" }
  local friend = given.alone or t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  if given.alone then t:call_out(alferd, rival) else t:call_out(friend, rival) end
  t:accept()
  if not given.alone then t:join(alferd) end
  t:ghost_rock(2, given.rock or 10)
  t:go_on_to("shootout_play", 1)
  t:refuses(alferd)  -- his own player has nothing to buy
  t:pass()
  return alferd, friend, rival
end

scenario "Alferd Packer goes over to who pays 3 ghost rock, and back" {
  function(t)
    local alferd, friend = ambush(t)
    local stash = t:ghost_rock(1)
    local knife = t:goods { card = "shotgun", on = alferd }
    t:use(alferd)
    t:expect(t:ghost_rock(2), 7, "the opponent's stash")
    t:expect(t:ghost_rock(1), stash, "your stash")
    t:expect(t:side(alferd), 2, "Alferd's posse")
    t:expect(t:controller(alferd), 2, "who controls him")
    t:expect(t:controller(knife), 2, "and what he carries")
    t:expect(t:side(friend), 1, "the friend's posse")
    t:expect_true(not t:is_booted(alferd), "he does not boot")
    t:go_on_to("shootout_play", 1)
    t:use(alferd)
    t:expect(t:side(alferd), 1, "Alferd's posse then")
    t:expect(t:controller(alferd), 1, "who controls him then")
    t:expect(t:ghost_rock(1), stash - 3, "your stash then")
    t:go_on_to("shootout_play", 2)
    t:use(alferd)
    t:expect(t:side(alferd), 2, "again")
    t:expect(t:ghost_rock(2), 4, "the opponent's stash then")
  end,
}

scenario "Alferd Packer is for sale to the opponent only, while in a posse" {
  function(t)
    local alferd = t:dude { card = "alferd_packer", at = "square" }
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:refuses(alferd)
    t:call_out(gun, rival)
    t:accept()
    t:done()
    t:go_on_to("shootout_play", 1)
    t:refuses(alferd)
    t:pass()
    t:refuses(alferd)
  end,
}

scenario "Alferd Packer costs 3" {
  function(t)
    local alferd = ambush(t, { rock = 2 })
    t:refuses(alferd)
  end,
}

scenario "Alferd Packer comes back when the shootout is over" {
  function(t)
    local alferd, friend, rival = ambush(t, { rock = 3 })
    t:use(alferd)
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(2, "KC KD 5H 2S 3D")
    t:go_on_to("assign_casualty", 1)
    t:discard(friend)
    t:go_on_to "noon_play"
    t:expect(t:zone(rival), "in_play", "the rival is")
    t:expect(t:controller(alferd), 1, "who controls him")
    t:expect(t:where(alferd), t:place "square", "where he is")
  end,
}

scenario "Alferd Packer alone: without him the posse is empty, and the shootout over" {
  function(t)
    local alferd, _, rival = ambush(t, { alone = true })
    t:use(alferd)
    t:expect(t:asked(), "noon_play", "what is asked")
    t:expect(t:happened "shootout.won", 1, "shootouts won")
    t:expect(t:zone(rival), "in_play", "the rival is")
    t:expect(t:controller(alferd), 1, "who controls him")
  end,
}
