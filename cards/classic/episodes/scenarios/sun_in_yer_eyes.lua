local function blind(t, bullets)
  local card = t:in_hand { card = "sun_in_yer_eyes" }
  local gun = t:dude { at = "square", bullets = 3 }
  local rival = t:dude { player = 2, bullets = bullets, stud = true, at = "square" }
  local other = t:dude { player = 2, bullets = 3, at = "square" }
  t:dude { player = 2, at = "home" }
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  t:use(card)
  t:expect_true(t:offers(other) and not t:offers(gun), "the opposing posse")
  t:choose(rival)
  return rival, gun, other
end

scenario "Sun in Yer Eyes: 2 bullets less until the shootout ends" {
  function(t)
    local rival, gun, other = blind(t, 3)
    t:expect(t:stat(rival, "bullets"), 1, "bullets")
    t:expect_true(t:is_stud(rival), "still a stud")
    t:expect(t:stat(gun, "bullets"), 3, "bullets of the own dude")
    t:expect(t:stat(other, "bullets"), 3, "bullets of the other rival")
    t:go_on_to "noon_play"
    t:expect(t:stat(rival, "bullets"), 3, "bullets after the shootout")
  end,
}

scenario "Sun in Yer Eyes leaves no debt of bullets" {
  function(t)
    local help = t:in_hand { player = 2, card = "run_em_down" }
    local rival = blind(t, 1)
    t:goods { player = 2, card = "pinto", on = rival }
    t:expect(t:stat(rival, "bullets"), 0, "bullets")
    t:use(help)
    t:take "1"
    t:expect(t:stat(rival, "bullets"), 1, "bullets and one more")
  end,
}
