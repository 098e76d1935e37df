-- A Huckster with the Hex in the town square, where an opposing dude has `ware`.
local function cast(t, ware, given)
  given = given or {}
  local huckster = t:dude { keywords = { "Huckster 1" }, at = "square", booted = true }
  local hex = t:spell { card = "phantom_fingers", on = huckster }
  local rival = t:dude { player = 2, bullets = 1, at = given.at or "square" }
  ware = t:goods { player = 2, card = ware, on = rival, booted = given.booted }
  t:pulls(1, given.pulled or "5C")
  return hex, ware, rival
end

scenario "Phantom Fingers boots goods and takes their bullets for the day" {
  function(t)
    local hex, ware, rival = cast(t, "shotgun")
    t:goods { player = 2, on = t:deed { player = 2 } }  -- no dude has these
    t:expect(t:stat(rival, "bullets"), 2, "bullets before")
    t:use(hex)
    t:expect_true(t:is_booted(hex), "the Hex is booted")
    t:expect_true(t:is_booted(ware), "the goods are booted")
    t:expect(t:stat(rival, "bullets"), 1, "bullets after")
    t:expect(t:hand_count(1), 0, "cards drawn")
    t:booted(ware, false)
    t:until_turn_of(2)
    t:refuses(ware)
  end,
}

scenario "Phantom Fingers: booted goods lose as much" {
  function(t)
    local hex, ware, rival = cast(t, "flame_thrower", { booted = true })
    t:expect(t:stat(rival, "bullets"), 2, "bullets before")
    t:use(hex)
    t:expect(t:stat(rival, "bullets"), 1, "bullets after")
    t:expect_true(t:is_booted(ware) and not t:is_stud(rival), "no trait either")
    t:expect(t:hand_count(1), 1, "a card drawn for a Gadget")
  end,
}

scenario "Phantom Fingers takes bullets, not influence" {
  function(t)
    local hex, hat, rival = cast(t, "fancy_new_hat")
    local before = t:stat(rival, "influence")
    t:use(hex)
    t:expect_true(t:is_booted(hat), "the hat is booted")
    t:expect(t:stat(rival, "influence"), before, "influence")
  end,
}

scenario "Phantom Fingers takes traits" {
  function(t)
    local hex, _, rival = cast(t, "flame_thrower")
    t:expect_true(t:is_stud(rival), "a stud by the Flame-Thrower")
    t:use(hex)
    t:expect_true(not t:is_stud(rival), "a draw again")
    t:expect(t:hand_count(1), 1, "a card drawn for a Gadget")
  end,
}

scenario "Phantom Fingers takes abilities" {
  function(t)
    local hex, ware = cast(t, "mustang")
    t:use(hex)
    t:booted(ware, false)
    t:until_turn_of(2)
    t:refuses(ware)
  end,
}

scenario "Phantom Fingers draws for Mystical goods" {
  function(t)
    local hex = cast(t, "idol_of_tlazolteotl")
    t:use(hex)
    t:expect(t:hand_count(1), 1, "cards drawn")
  end,
}

scenario "Phantom Fingers fails below 6" {
  function(t)
    local hex, ware, rival = cast(t, "shotgun", { pulled = "4C" })
    t:use(hex)
    t:expect_true(not t:is_booted(ware), "the goods are not booted")
    t:expect(t:stat(rival, "bullets"), 2, "bullets")
  end,
}

scenario "Phantom Fingers wants goods of others here or adjacent" {
  function(t)
    local huckster = t:dude { keywords = { "Huckster 1" } }
    local hex = t:spell { card = "phantom_fingers", on = huckster }
    local own = t:goods { card = "shotgun", on = huckster }
    local function theirs(at)
      return t:goods { player = 2, card = "shotgun", on = t:dude { player = 2, at = at } }
    end
    local far = theirs "home 2"
    local witch = t:dude { player = 2, keywords = { "Huckster 0" }, at = "square" }
    t:spell { player = 2, card = "shadow_walk", on = witch }
    t:refuses(hex)
    local near, here = theirs "square", theirs "home 1"
    t:pulls(1, "5C")
    t:use(hex)
    for _, no in ipairs { own, far } do t:expect_true(not t:offers(no), "not these") end
    t:expect_true(t:offers(near), "goods next door")
    t:choose(here)
    t:expect_true(t:is_booted(here), "the goods are booted")
  end,
}

scenario "Phantom Fingers in a shootout: goods in it, to its end" {
  function(t)
    local hex, ware, rival = cast(t, "shotgun")
    local other = t:goods { player = 2, card = "shotgun", on = t:dude { player = 2, at = "square" } }
    local gun = t:host(hex)
    t:booted(gun, false)
    local extra = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(extra)
    t:go_on_to("shootout_play", 1)
    t:use(hex)
    t:expect_true(not t:is_booted(other), "goods outside")
    t:expect_true(t:is_booted(ware), "the goods are booted")
    t:expect(t:stat(rival, "bullets"), 1, "bullets")
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "KC QD 5H 2S 3D")
    t:go_on_to("assign_casualty", 2)
    t:discard(extra)
    t:go_on_to("flee", 1)
    t:flee(gun)
    t:go_on_to "noon_play"
    t:expect(t:stat(rival, "bullets"), 2, "bullets after the shootout")
  end,
}
