--- A shootout in which player 2 has Moquin and player 1 an action that makes studs draws.
local function shootout(t, moquin_joins, costing)
  local gun = t:dude { bullets = 2, stud = true, keywords = { "Huckster 2" }, at = "square" }
  local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
  local moquin = t:dude { player = 2, card = "agent_moquin", at = "square" }
  local weak = t:dude { player = 2, value = 1, at = "square" }
  local card = t:in_hand { card = costing or "sun_in_yer_eyes" }
  t:call_out(gun, foe)
  t:accept()
  if moquin_joins then t:join(moquin) end
  t:join(weak)
  t:go_on_to("shootout_play", 1)
  return card, moquin, foe, gun, weak
end

scenario "Agent Moquin cancels an action that costs nothing" {
  function(t)
    local card, moquin, foe = shootout(t, true)
    t:use(card)
    t:choose(foe)
    t:use(moquin)
    t:expect_true(t:is_booted(moquin), "Moquin is booted")
    t:expect(t:stat(foe, "bullets"), 3, "bullets")
    t:expect_true(t:is_stud(foe), "a stud still")
    t:until_turn_of(1)
    t:expect(t:zone(card), "discard_pile", "the action is in")
  end,
}

scenario "Agent Moquin need not" {
  function(t)
    local card, moquin, foe = shootout(t, true)
    t:use(card)
    t:choose(foe)
    t:pass()
    t:expect(t:stat(foe, "bullets"), 1, "bullets")
    t:expect_true(not t:is_booted(moquin), "Moquin is not booted")
  end,
}

scenario "Agent Moquin boots for nothing if he is not in the posse" {
  function(t)
    local card, moquin, foe = shootout(t, false)
    t:use(card)
    t:choose(foe)
    t:use(moquin)
    t:expect_true(t:is_booted(moquin), "Moquin is booted")
    t:expect(t:stat(foe, "bullets"), 1, "bullets")
  end,
}

scenario "Agent Moquin lets pass what costs ghost rock" {
  function(t)
    local card, moquin, foe = shootout(t, true, "hired_help")
    t:expect_true(t:can_use(card), "the action can be used")
    t:use(card)
    t:refuses(moquin)
    t:expect(t:side(foe), 2, "the foe was there")
  end,
}

scenario "Agent Moquin lets pass his own side's actions, abilities of other cards, and other plays" {
  function(t)
    local _, moquin, foe, gun, weak = shootout(t, true)
    local shotgun = t:goods { card = "shotgun", on = gun }
    t:use(shotgun)
    t:refuses(moquin)
    t:expect(t:zone(weak), "boot_hill", "the shot dude is in")
    local own = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    t:until_turn_of(2)
    t:use(own)
    t:choose(gun)
    t:refuses(moquin)
    t:expect(t:stat(gun, "bullets"), 1, "his own side's action works")
    local resolution = t:in_hand { card = "cheatin_varmint" }
    t:draws(1, "2C 3D 4H 6S 8C")
    t:draws(2, "2D 3H 4S 6C 8D 9H TS JC")
    t:go_on_to("resolution_play", 1)
    t:use(resolution)
    t:choose_player(2)
    t:refuses(moquin)
    t:expect(t:side(foe), 2, "the foe was there")
  end,
}

scenario "Agent Moquin lets pass a Hex that costs nothing" {
  function(t)
    local _, moquin, foe, gun = shootout(t, true)
    local hex = t:spell { card = "heartseeker", on = gun }
    t:pulls(1, "KC")
    t:use(hex)
    t:refuses(moquin)
    t:expect(t:side(foe), 2, "the foe was there")
  end,
}
