-- Player 2's shootout against Tyxarglenak, a Huckster and a plain dude of player 1, and player 2's
-- turn.
local function shootout(t, given)
  local tyx = t:dude { card = "tyxarglenak", at = "square" }
  local huckster = t:dude { keywords = { "Huckster 1" }, bullets = 2, at = "square" }
  local plain = t:dude { bullets = 2, at = "square" }
  local caller = t:dude { player = 2, at = "square" }
  t:winner(2)
  t:call_out(caller, plain)
  t:accept()
  t:go_on_to("join_posse", 1)
  t:join(huckster)
  if not (given and given.alone) then t:join(tyx) end
  t:go_on_to("shootout_play", 2)
  return tyx, huckster, plain, caller
end

scenario "Tyxarglenak: another's action that could choose it cannot choose your Hucksters there" {
  function(t)
    local card = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    local tyx, huckster, plain = shootout(t)
    t:use(card)
    t:expect_true(t:offers(tyx), "Tyxarglenak can be chosen")
    t:expect_true(t:offers(plain), "and others who are no Hucksters")
    t:expect_true(not t:offers(huckster), "but not the Huckster")
    t:choose(tyx)
  end,
}

scenario "Tyxarglenak: an action that could not choose it may choose a Huckster" {
  function(t)
    local card = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    local _, huckster = shootout(t, { alone = true })
    t:use(card)
    t:choose(huckster)
    t:expect(t:stat(huckster, "bullets"), 0, "the Huckster's bullets")
  end,
}

scenario "Tyxarglenak: your own actions may choose your Hucksters" {
  function(t)
    local card = t:in_hand { card = "sun_in_yer_eyes" }
    local _, huckster = shootout(t)
    t:until_turn_of(1)
    t:use(card)
    t:choose(huckster)
    t:expect(t:stat(huckster, "bullets"), 0, "the Huckster's bullets")
  end,
}

scenario "Tyxarglenak: a spell may choose a Huckster" {
  function(t)
    local tyx = t:dude { card = "tyxarglenak", at = "square" }
    local huckster = t:dude { keywords = { "Huckster 1" }, bullets = 2, at = "square" }
    local caster = t:dude { player = 2, keywords = { "Huckster 2" }, at = "square" }
    local curse = t:spell { player = 2, card = "blood_curse", on = caster }
    t:winner(2)
    t:pulls(2, "9C")
    t:use(curse)
    t:expect_true(t:offers(tyx), "Tyxarglenak can be chosen")
    t:choose(huckster)
    t:expect(t:stat(huckster, "bullets"), 1, "the Huckster's bullets")
  end,
}

scenario "Tyxarglenak protects Hucksters of its player at its place" {
  function(t)
    local card = t:in_hand { player = 2, card = "bad_company" }
    local tyx = t:dude { card = "tyxarglenak", at = "square", bounty = 1 }
    local here = t:dude { keywords = { "Huckster 1" }, at = "square", bounty = 1 }
    local away = t:dude { keywords = { "Huckster 1" }, bounty = 1 }
    local theirs = t:dude { player = 2, keywords = { "Huckster 1" }, at = "square", bounty = 1 }
    t:winner(2)
    t:use(card)
    t:expect_true(t:offers(tyx), "Tyxarglenak")
    t:expect_true(t:offers(away), "a Huckster elsewhere")
    t:expect_true(t:offers(theirs), "a Huckster of another")
    t:expect_true(not t:offers(here), "not the Huckster there")
    t:choose(tyx)
  end,
}

scenario "Tyxarglenak: what it could not be chosen for does not care" {
  function(t)
    local card = t:in_hand { player = 2, card = "bad_company" }
    t:dude { card = "tyxarglenak", at = "square" }
    local here = t:dude { keywords = { "Huckster 1" }, at = "square", bounty = 1 }
    t:winner(2)
    t:use(card)
    t:expect(t:stat(here, "bullets"), 3, "the Huckster's bullets")
  end,
}
