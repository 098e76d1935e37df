-- Player 1's inventor carries a Gadget, and has a friend; player 2 has two dudes. Player 2 plays.
local function shootout(t, given)
  given = given or {}
  local card = t:in_hand { card = "a_slight_modification" }
  local inventor = t:dude { at = "square" }
  local bench = t:dude { at = "home 1" }
  local gadget = given.gadget ~= false
      and t:goods { keywords = { "Gadget" }, on = inventor, booted = given.booted }
  t:goods { title = "Plain", on = inventor }
  if given.bench then t:goods { keywords = { "Gadget" }, on = bench } end
  local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  if given.theirs then t:goods { player = 2, keywords = { "Gadget" }, on = other } end
  local thrower = given.thrower and t:goods { player = 2, card = "flame_thrower", on = foe }
  t:call_out(inventor, foe)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(other)
  if not given.draws then
    t:go_on_to("shootout_play", 1)
    t:pass()
  end
  return { card = card, inventor = inventor, gadget = gadget, foe = foe, other = other, thrower = thrower }
end

scenario "A Slight Modification: no effect, and what was paid comes back" {
  proves = { "RC-CARD-185", "RC-CARD-186" },
  function(t)
    local s = shootout(t, { thrower = true })
    t:use(s.thrower)
    t:choose(2)
    t:expect(t:ghost_rock(2), 8, "their stash, paid")
    t:expect_true(t:is_booted(s.thrower), "the Flame-Thrower, booted")
    t:use(s.card)
    t:expect_true(t:is_booted(s.gadget), "the Gadget is booted")
    t:expect(t:ghost_rock(2), 10, "their stash")
    t:expect(t:ghost_rock(1), 10, "the own stash")
    t:expect_true(not t:is_booted(s.thrower), "the Flame-Thrower is not booted")
    t:expect(t:happened "ghost_rock.gained", 1, "it is told")
    t:expect(t:stat(s.foe, "bullets"), 4, "bullets")
    t:expect(t:zone(s.card), "discard_pile", "the card is in")
    t:pass()
    t:refuses(s.thrower)
  end,
}

scenario "A Slight Modification: an action comes to nothing, and is discarded" {
  proves = { "RC-CARD-184" },
  function(t)
    local s = shootout(t)
    local sun = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    t:use(sun)
    t:choose(s.inventor)
    t:use(s.card)
    t:expect(t:happened "ability.resolved", 1, "abilities that have resolved")
    t:pass()
    t:expect_true(not t:offers(sun), "it is played")
    t:expect(t:zone(sun), "discard_pile", "the action is in")
  end,
}

scenario "A Slight Modification: so does a Resolution ability, but for what it requires" {
  function(t)
    local s = shootout(t, { draws = true })
    local blank = t:in_hand { player = 2, card = "point_blank" }
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to("resolution_play", 2)
    t:use(blank)
    t:use(s.card)
    t:go_on_to "assign_casualty"
    t:expect(t:zone(s.inventor), "in_play", "the inventor is")
    t:expect_true(t:is_booted(s.foe), "the stud is booted")
  end,
}

scenario "A Slight Modification does not meet a Cheatin' Resolution" {
  function(t)
    local s = shootout(t, { draws = true })
    local varmint = t:in_hand { player = 2, card = "cheatin_varmint" }
    t:draws(1, "9C 9C 9D 9H 4S")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to("resolution_play", 2)
    t:use(varmint, 2)
    t:choose_player(1)
    t:refuses(s.card)
    t:expect(t:rank(1), 6, "the rank")
  end,
}

local function refuses(what, given)
  scenario("A Slight Modification needs " .. what) {
    function(t)
      local s = shootout(t, given)
      local sun = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
      t:use(sun)
      t:choose(s.inventor)
      t:refuses(s.card)
      t:expect(t:stat(s.inventor, "bullets"), 0, "bullets")
    end,
  }
end
refuses("a Gadget", { gadget = false })
refuses("an unbooted Gadget", { booted = true })
refuses("a Gadget in the posse", { gadget = false, bench = true })
refuses("a Gadget of the own posse", { gadget = false, theirs = true })

scenario "A Slight Modification is for an opponent's ability" {
  function(t)
    local card = t:in_hand { card = "a_slight_modification" }
    local inventor, foe = t:dude { at = "square" }, t:dude { player = 2, bullets = 3, at = "square" }
    t:goods { keywords = { "Gadget" }, on = inventor }
    local sun = t:in_hand { card = "sun_in_yer_eyes" }
    t:call_out(inventor, foe)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(sun)
    t:choose(foe)
    t:refuses(card)
    t:expect(t:stat(foe, "bullets"), 1, "bullets")
  end,
}

scenario "A Slight Modification is for no Noon ability" {
  function(t)
    local card = t:in_hand { card = "a_slight_modification" }
    t:winner(2)
    local rumors = t:in_hand { player = 2, card = "one_good_turn" }
    t:goods { keywords = { "Gadget" }, on = t:dude {} }
    t:use(rumors)
    t:refuses(card)
  end,
}
