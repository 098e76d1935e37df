
-- Bai Yang in a shootout against a dude of player 2; `cards` in hand.
local function fight(t, cards)
  local bai = t:dude { card = "bai_yang_chen_exp1", at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:hand(1, cards)
  t:hand(2, 4)
  return bai, rival
end

local function shoot(t, bai, rival)
  t:call_out(bai, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
end

scenario "Bai Yang Chen (Exp.1) has a bullet less for each card in hand after each pass" {
  function(t)
    local bai, rival = fight(t, 2)
    shoot(t, bai, rival)
    t:expect(t:stat(bai, "bullets"), 5, "bullets before")
    t:pass()
    t:expect(t:stat(bai, "bullets"), 3, "bullets after")
    t:in_hand {}
    t:pass()
    t:expect(t:stat(bai, "bullets"), 2, "bullets after the other's pass")
    t:expect_true(t:is_stud(bai), "a stud as ever")
  end,
}

scenario "Bai Yang Chen (Exp.1): a play ends all changes of his bullets" {
  function(t)
    local bai, rival = fight(t, 1)
    local sun = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    shoot(t, bai, rival)
    t:pass()
    t:use(sun)
    t:choose(bai)
    t:expect(t:stat(bai, "bullets"), 4, "bullets")
    t:expect_true(not t:is_stud(bai), "what is not about his bullets stays")
  end,
}

scenario "Bai Yang Chen (Exp.1): the changes are gone for good" {
  function(t)
    local bai, rival = fight(t, 0)
    local paint = t:in_hand { card = "war_paint" }
    t:use(paint)
    t:expect(t:stat(bai, "bullets"), 7, "bullets with War Paint")
    t:until_turn_of(1)
    shoot(t, bai, rival)
    t:expect(t:stat(bai, "bullets"), 7, "bullets in the shootout")
    t:pass()
    t:in_hand {}
    t:draws(1, "KC KD 5H 2S 3D 7H 8H 9D TS")
    t:draws(2, "KC QD 5H 2S 3D")
    t:pass()
    t:expect(t:stat(bai, "bullets"), 4, "bullets after the second pass")
    t:go_on_to "noon_play"
    t:expect(t:stat(bai, "bullets"), 5, "bullets after the shootout")
  end,
}

scenario "Bai Yang Chen (Exp.1) looks on when he is not in the shootout" {
  function(t)
    local bai, rival = fight(t, 3)
    local gun = t:dude { at = "square" }
    shoot(t, gun, rival)
    t:expect(t:side(bai), 0, "his posse")
    t:pass()
    t:expect(t:stat(bai, "bullets"), 5, "bullets")
  end,
}

scenario "Bai Yang Chen (Exp.1) carries nothing" {
  function(t)
    local bai = t:dude { card = "bai_yang_chen_exp1" }
    local gun = t:in_hand { card = "shotgun" }
    t:expect_true(not t:offers(gun), "nobody to carry it")
    local other = t:dude {}
    t:shop(gun, other)
    t:expect(t:host(gun), other, "who carries it")
    t:expect(t:stat(bai, "bullets"), 5, "bullets")
  end,
}

scenario "Bai Yang Chen (Exp.1) draws a card when the stash is empty" {
  function(t)
    local bai = t:dude { card = "bai_yang_chen_exp1" }
    t:ghost_rock(1, 0)
    t:use(bai)
    t:expect(t:hand_count(1), 1, "cards")
    t:expect_true(not t:is_booted(bai), "he does not boot")
    t:until_turn_of(1)
    t:refuses(bai)
  end,
}

scenario "Bai Yang Chen (Exp.1) draws nothing with ghost rock" {
  function(t)
    local bai = t:dude { card = "bai_yang_chen_exp1" }
    t:ghost_rock(1, 1)
    t:use(bai)
    t:expect(t:hand_count(1), 0, "cards")
  end,
}
