local function shootout(t)
  local card = t:in_hand { card = "nightmare_at_noon" }
  local gun = t:dude { bullets = 3, stud = true, at = "square" }
  local friend = t:dude { bullets = 2, stud = true, at = "square" }
  local rival = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
  local other = t:dude { player = 2, bullets = 1, stud = true, at = "square" }
  local absent = t:dude { bullets = 1, stud = true, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  return card, gun, friend, rival, other, absent
end

scenario "Nightmare at Noon: the own posse has a bullet less, and who has 0 or 1 is a draw" {
  function(t)
    local card, gun, friend, rival, other, absent = shootout(t)
    t:use(card)
    t:choose(1)
    t:expect(t:stat(gun, "bullets"), 2, "bullets, from 3")
    t:expect(t:stat(friend, "bullets"), 1, "bullets, from 2")
    t:expect(t:stat(rival, "bullets"), 3, "bullets of the others")
    t:expect(t:stat(other, "bullets"), 1, "bullets of the others")
    t:expect(t:stat(absent, "bullets"), 1, "bullets of who is outside")
    t:expect_true(t:is_stud(gun), "2 is a stud still")
    t:expect_true(not t:is_stud(friend), "1 is a draw")
    t:expect_true(t:is_stud(rival), "3 is a stud still")
    t:expect_true(not t:is_stud(other), "1 of the others is a draw")
    t:expect_true(t:is_stud(absent), "who is outside is a stud")
  end,
}

scenario "Nightmare at Noon: or the other posse has a bullet less" {
  function(t)
    local card, gun, friend, rival, other = shootout(t)
    t:use(card)
    t:choose(2)
    t:expect(t:stat(gun, "bullets"), 3, "bullets of the own posse")
    t:expect(t:stat(rival, "bullets"), 2, "bullets, from 3")
    t:expect(t:stat(other, "bullets"), 0, "bullets, from 1")
    t:expect_true(t:is_stud(friend), "2 is a stud still")
    t:expect_true(t:is_stud(rival), "2 is a stud still")
    t:expect_true(not t:is_stud(other), "0 is a draw")
  end,
}

scenario "Nightmare at Noon passes with the shootout" {
  function(t)
    local card = t:in_hand { card = "nightmare_at_noon" }
    local gun = t:dude { bullets = 1, stud = true, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:use(card)
    t:choose(1)
    t:expect(t:stat(gun, "bullets"), 0, "bullets")
    t:draws(1, "KC KD KH 2S 3D")
    t:draws(2, "9C 8D TH 4S 6D")
    t:go_on_to "noon_play"
    t:expect(t:stat(gun, "bullets"), 1, "bullets after the shootout")
    t:expect_true(t:is_stud(gun), "a stud after the shootout")
  end,
}
