--- A shootout in the square. Player 1 has the card and a dude next door, player 2 two dudes in it and one who watches.
local function ambush(t, how)
  if how.players then t:players(how.players) end
  local on = { card = t:in_hand { card = "rooftop_sniper" } }
  on.gun = t:dude { title = "Gun", at = "square" }
  on.foe = t:dude { title = "Foe", player = 2, at = "square", value = 3 }
  if not how.alone then on.pal = t:dude { title = "Pal", player = 2, at = "square" } end
  on.watcher = t:dude { title = "Watcher", player = 2, at = "square" }
  on.sniper = t:dude { title = "Sniper", at = "home", booted = how.booted }
  t:dude { title = "Other", at = "home", booted = how.booted }
  t:call_out(on.gun, on.foe)
  t:accept()
  t:go_on_to("join_posse", 2)
  if on.pal then t:join(on.pal) end
  t:go_on_to("shootout_play", 1)
  return on
end

--- The inner shootout, of one round: `loser` of a player falls in it.
local function shoot(t, on, player, loser)
  local pair, nothing = "2C 2D 6H 8S TC", "2S 4C 6D 8H TD"
  t:use(on.card)
  t:choose(on.sniper)
  if on.pal then t:choose(on.foe) end
  t:draws(player, nothing)
  t:draws(3 - player, pair)
  t:go_on_to("assign_casualty", player)
  t:ace(loser)
  t:done()
  t:go_on_to(player == 2 and not on.pal and "noon_play" or "shootout_play")
end

scenario "Rooftop Sniper: the two fight, and nobody else joins" {
  proves = { "CL-POSSE-011" },
  function(t)
    local on = ambush(t, {})
    t:use(on.card)
    t:choose(on.sniper)
    t:expect_true(t:offers(on.foe) and t:offers(on.pal), "any of the opposing posse")
    t:expect_true(not t:offers(on.watcher) and not t:offers(on.gun), "only of the opposing posse")
    t:choose(on.foe)
    t:expect((t:asked()), "shootout_play", "nobody refuses or joins")
    t:expect(t:side(on.sniper), 1, "the sniper's side")
    t:expect(t:side(on.foe), 2, "the foe's side")
    t:expect(t:side(on.gun), 0, "who waits meanwhile")
    t:expect(t:side(on.pal), 0, "who waits meanwhile, too")
    t:expect(t:where(on.sniper), t:place "square", "the sniper has come to")
    t:expect_true(t:is_booted(on.sniper), "and is booted")
  end,
}

scenario "Rooftop Sniper: then the other shootout goes on without who has fallen" {
  proves = { "CL-REACT-003" },
  function(t)
    local on = ambush(t, {})
    shoot(t, on, 2, on.foe)
    t:expect(t:zone(on.foe), "boot_hill", "the foe is in")
    t:expect((select(2, t:asked())), 2, "whose turn it is after the card")
    t:expect(t:side(on.gun), 1, "the gun's side")
    t:expect(t:side(on.pal), 2, "the other foe's side")
    t:expect(t:side(on.sniper), 0, "the sniper's side")
    t:expect(t:zone(on.card), "discard_pile", "the card is in")
  end,
}

scenario "Rooftop Sniper: the other shootout is won if its last opponent has fallen" {
  function(t)
    local on = ambush(t, { alone = true })
    shoot(t, on, 2, on.foe)
    t:expect((t:asked()), "noon_play", "both shootouts are over")
    t:expect(t:zone(on.foe), "boot_hill", "the foe is in")
    t:expect(t:zone(on.gun), "in_play", "the gun is")
  end,
}

scenario "Rooftop Sniper: the sniper may fall" {
  function(t)
    local on = ambush(t, {})
    shoot(t, on, 1, on.sniper)
    t:expect(t:zone(on.sniper), "boot_hill", "the sniper is in")
    t:expect(t:side(on.foe), 2, "the foe's side")
    t:expect(t:side(on.gun), 1, "the gun's side")
  end,
}

scenario "Rooftop Sniper asks for an unbooted dude" {
  function(t) t:refuses(ambush(t, { booted = true }).card) end,
}

scenario "Rooftop Sniper: a dude next door, not here or far away, nor another player's" {
  function(t)
    local on = ambush(t, { players = 3 })
    local here = t:dude { at = "square" }
    local far = t:dude { at = t:deed { keywords = { "Out of Town" } } }
    local theirs, third = t:dude { player = 2, at = "home 2" }, t:dude { player = 3, at = "home 3" }
    local door = t:dude { at = t:deed {} }
    t:use(on.card)
    t:expect_true(t:offers(on.sniper) and t:offers(door), "who is next door")
    for _, dude in ipairs { here, far, theirs, third } do
      t:expect_true(not t:offers(dude), "who is not")
    end
  end,
}

scenario "Rooftop Sniper: not a dude who is in the shootout from next door" {
  function(t)
    local card = t:in_hand { card = "rooftop_sniper" }
    local deed = t:deed {}
    t:improvement { card = "balcony", on = deed }
    local watcher = t:dude { at = deed }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:join(watcher)
    t:go_on_to("shootout_play", 1)
    t:refuses(card)
  end,
}
