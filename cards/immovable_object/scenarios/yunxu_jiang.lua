-- A shootout at a deed of the given player.
local function shootout(t, owner, alone)
  local deed = t:deed { player = owner }
  local yunxu = t:dude { card = "yunxu_jiang", at = deed }
  local friend = t:dude { bullets = 1, value = 6, at = deed }
  local absent = t:dude { bullets = 1, value = 6, at = deed }
  local rival = t:dude { player = 2, bullets = 1, value = 6, influence = 9, at = deed }
  if owner == 1 then t:dude { influence = 12, at = deed } end
  t:call_out(friend, rival)
  t:accept()
  if not alone then t:join(yunxu) end
  t:go_on_to("shootout_play", 1)
  return yunxu, friend, absent, rival
end

scenario "Yunxu Jiang: the others in the posse have +1 bullets and +1 value where you control" {
  function(t)
    local yunxu, friend, absent, rival = shootout(t, 1)
    t:expect(t:stat(friend, "bullets"), 2, "a friend's bullets")
    t:expect(t:stat(friend, "value"), 7, "a friend's value")
    t:expect(t:stat(yunxu, "bullets"), 1, "his own bullets")
    t:expect(t:stat(yunxu, "value"), 8, "his own value, with his Kung Fu")
    t:expect(t:stat(absent, "bullets"), 1, "bullets of who is outside")
    t:expect(t:stat(absent, "value"), 6, "value of who is outside")
    t:expect(t:stat(rival, "bullets"), 1, "the other side's bullets")
    t:expect(t:stat(rival, "value"), 6, "the other side's value")
  end,
}

scenario "Yunxu Jiang: nothing where another player controls" {
  function(t)
    local _, friend = shootout(t, 2)
    t:expect(t:stat(friend, "bullets"), 1, "bullets")
    t:expect(t:stat(friend, "value"), 6, "value")
  end,
}

scenario "Yunxu Jiang: nothing without Yunxu in the shootout" {
  function(t)
    local _, friend = shootout(t, 1, true)
    t:expect(t:stat(friend, "bullets"), 1, "bullets")
    t:expect(t:stat(friend, "value"), 6, "value")
  end,
}
