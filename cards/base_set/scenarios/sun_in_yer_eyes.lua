local function shootout(t, bullets)
  local card = t:in_hand { card = "sun_in_yer_eyes" }
  local gun = t:dude { at = "square", bullets = 3, stud = true }
  local rival = t:dude { player = 2, bullets = bullets, stud = true, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  return card, rival, gun
end

scenario "Sun in Yer Eyes: 2 bullets less and a draw, for this shootout" {
  function(t)
    local card, rival, gun = shootout(t, 3)
    t:use(card)
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 1, "bullets")
    t:expect_true(not t:is_stud(rival), "a draw")
    t:expect(t:stat(gun, "bullets"), 3, "bullets of the other")
    t:expect_true(t:is_stud(gun), "the other is a stud")
    t:draws(1, "KC QD 5H 2S 3D 7C 8H 9S")
    t:draws(2, "9C 9D 9H 4S 5D")
    t:go_on_to "noon_play"
    t:expect(t:stat(rival, "bullets"), 3, "bullets after the shootout")
    t:expect_true(t:is_stud(rival), "a stud after the shootout")
  end,
}

scenario "Sun in Yer Eyes: no bullets are left of 1, and none is owed" {
  function(t)
    local card, rival = shootout(t, 1)
    t:use(card)
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 0, "bullets")
    t:goods { player = 2, on = rival, bullets = 1 }
    t:expect(t:stat(rival, "bullets"), 1, "bullets with a weapon more")
  end,
}

scenario "Sun in Yer Eyes is for a dude in the shootout, of either posse" {
  function(t)
    local card, rival, gun = shootout(t, 1)
    local absent = t:dude { player = 2, at = "square" }
    local horse = t:goods { player = 2, on = rival }
    t:use(card)
    t:expect_true(t:offers(rival), "one of the others")
    t:expect_true(not t:offers(absent), "nobody outside")
    t:expect_true(not t:offers(horse), "no goods")
    t:choose(gun)
    t:expect(t:stat(gun, "bullets"), 1, "bullets, from 3")
  end,
}
