scenario "Unprepared boots a dude together with everything attached" {
  proves = { "RC-ERRATA-035" },
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    local things = {}
    for i = 1, 3 do things[i] = t:goods { player = 2, on = rival } end
    t:call_out(gun, rival)
    t:accept()
    t:use(card)
    t:choose(rival)
    t:expect_true(t:is_booted(rival), "the dude is booted")
    for _, thing in ipairs(things) do
      t:expect_true(t:is_booted(thing), "what is attached is booted")
    end
  end,
}

scenario "Unprepared takes a bullet and the dude's own abilities" {
  proves = { "RC-ERRATA-036" },
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { at = "square" }
    local remy = t:dude { player = 2, card = "remy_lapointe", at = "square" }
    t:call_out(gun, remy)
    t:accept()
    t:use(card)
    t:choose(remy)
    t:expect(t:stat(remy, "bullets"), 0, "bullets, from 1")
    t:go_on_to("shootout_play", 2)
    t:refuses(remy)
  end,
}

scenario "Unprepared takes traits, abilities and bullets of what is attached" {
  proves = { "RC-ERRATA-037" },
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, bullets = 1, at = "square" }
    local thrower = t:goods { player = 2, card = "flame_thrower", on = rival }
    t:call_out(gun, rival)
    t:accept()
    t:expect(t:stat(rival, "bullets"), 2, "bullets before")
    t:expect_true(t:is_stud(rival), "a stud before")
    t:use(card)
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 0, "bullets after")
    t:expect_true(not t:is_stud(rival), "a draw, as printed")
    t:go_on_to("shootout_play", 2)
    t:booted(thrower, false)
    t:refuses(thrower)
  end,
}

scenario "Unprepared is for a dude in the shootout, and for its length" {
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, bullets = 3, at = "square" }
    local absent = t:dude { player = 2, at = "square" }
    local thrower = t:goods { player = 2, card = "flame_thrower", on = rival }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:expect_true(t:offers(gun), "one of yours")
    t:expect_true(not t:offers(absent), "nobody outside")
    t:expect_true(not t:offers(thrower), "no goods")
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 2, "bullets, from 4")
    t:expect_true(not t:is_booted(gun), "another is not booted")
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(2, "9C 9D 9H 4S 5D")
    t:go_on_to "noon_play"
    t:expect(t:stat(rival, "bullets"), 4, "bullets after the shootout")
    t:expect_true(t:is_stud(rival), "a stud after the shootout")
  end,
}


scenario "Unprepared: a booted dude with nothing attached is unprepared too" {
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { at = "square" }
    local foe = t:dude { player = 2, bullets = 2, at = "square", booted = true }
    t:call_out(gun, foe)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:choose(foe)
    t:expect(t:stat(foe, "bullets"), 1, "bullets")
  end,
}

scenario "Unprepared takes bullets, not influence" {
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { at = "square" }
    local foe = t:dude { player = 2, influence = 1, at = "square" }
    t:goods { player = 2, card = "fancy_new_hat", on = foe }
    t:call_out(gun, foe)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:choose(foe)
    t:expect(t:stat(foe, "influence"), 2, "influence")
  end,
}
