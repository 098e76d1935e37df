--- A Huckster of player 1 with the Mirror against a dude of player 2.
local function shootout(t, huckster, image)
  huckster.keywords, huckster.at = { "Huckster 2" }, "square"
  image.player, image.at = 2, "square"
  local caster, rival = t:dude(huckster), t:dude(image)
  local mirror = t:spell { card = "mirror_mirror", on = caster }
  t:call_out(caster, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  return caster, rival, mirror
end

scenario "Mirror, Mirror: the Huckster shoots as the other does" {
  function(t)
    local caster, rival, mirror = shootout(t, { bullets = 2 }, { bullets = 3, stud = true })
    t:pulls(1, "2C")
    t:use(mirror)
    t:expect(t:stat(caster, "bullets"), 3, "bullets")
    t:expect_true(t:is_stud(caster), "a stud")
    t:expect(t:stat(rival, "bullets"), 3, "the other's bullets")
    t:expect_true(t:is_booted(mirror), "the spell is booted")
  end,
}

scenario "Mirror, Mirror: a stud becomes a draw, and keeps more bullets" {
  function(t)
    local caster, rival, mirror = shootout(t, { bullets = 3, stud = true }, { bullets = 1 })
    t:pulls(1, "2C")
    t:use(mirror)
    t:expect(t:stat(caster, "bullets"), 3, "bullets")
    t:expect_true(not t:is_stud(caster), "a draw")
    t:expect(t:stat(rival, "bullets"), 1, "the other's bullets")
  end,
}

scenario "Mirror, Mirror may copy a dude of the same kind" {
  proves = { "RC-CARD-127" },
  function(t)
    local caster, _, mirror = shootout(t, { bullets = 1 }, { bullets = 3 })
    t:pulls(1, "2C")
    t:use(mirror)
    t:expect_true(not t:is_stud(caster), "a draw")
    t:expect(t:stat(caster, "bullets"), 3, "bullets")
  end,
}

scenario "Mirror, Mirror fails below 4" {
  function(t)
    local caster, _, mirror = shootout(t, { bullets = 1 }, { bullets = 3, stud = true })
    t:pulls(1, "AC")
    t:use(mirror)
    t:expect(t:stat(caster, "bullets"), 1, "bullets")
    t:expect_true(not t:is_stud(caster), "a draw")
    t:expect_true(t:is_booted(mirror), "the spell is booted")
  end,
}

scenario "Mirror, Mirror: the other shoots as the Huckster does" {
  function(t)
    local caster, rival, mirror = shootout(t, { bullets = 2 }, { bullets = 3, stud = true })
    t:pulls(1, "4C")
    t:use(mirror, 2)
    t:expect(t:stat(rival, "bullets"), 2, "bullets")
    t:expect_true(not t:is_stud(rival), "a draw")
    t:expect(t:stat(caster, "bullets"), 2, "the Huckster's bullets")
    t:expect_true(t:is_booted(mirror), "the spell is booted")
  end,
}

scenario "Mirror, Mirror makes a stud of the other, who gets no more bullets" {
  function(t)
    local caster, rival, mirror = shootout(t, { bullets = 3, stud = true }, { bullets = 1 })
    t:pulls(1, "4C")
    t:use(mirror, 2)
    t:expect(t:stat(rival, "bullets"), 1, "bullets")
    t:expect_true(t:is_stud(rival), "a stud")
    t:expect(t:stat(caster, "bullets"), 3, "the Huckster's bullets")
  end,
}

scenario "Mirror, Mirror fails below 6 against the other" {
  function(t)
    local _, rival, mirror = shootout(t, { bullets = 1 }, { bullets = 3, stud = true })
    t:pulls(1, "3C")
    t:use(mirror, 2)
    t:expect(t:stat(rival, "bullets"), 3, "bullets")
    t:expect_true(t:is_stud(rival), "a stud")
    t:refuses(mirror)
  end,
}

scenario "Mirror, Mirror shows dudes of the other posse" {
  function(t)
    local caster = t:dude { keywords = { "Huckster 2" }, at = "square" }
    local friend = t:dude { bullets = 2, at = "square" }
    local mirror = t:spell { card = "mirror_mirror", on = caster }
    local rival = t:dude { player = 2, bullets = 1, at = "square" }
    local second = t:dude { player = 2, bullets = 3, at = "square" }
    t:call_out(caster, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("join_posse", 2)
    t:join(second)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "9C")
    t:use(mirror)
    t:expect_true(not t:offers(friend), "no friend")
    t:choose(second)
    t:expect(t:stat(caster, "bullets"), 3, "bullets")
    t:booted(mirror, false)
    t:until_turn_of(1)
    t:pulls(1, "9C")
    t:use(mirror, 2)
    t:expect_true(not t:offers(friend), "no friend")
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 1, "bullets of the other")
  end,
}
