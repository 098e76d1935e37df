local function testing(t, pulled)
  local boldman = t:dude { card = "elander_boldman", at = "square" }
  local tester = t:dude { bullets = 1, influence = 1, at = "square" }
  local gadget = t:goods { card = "flame_thrower", on = tester }
  local rival = t:dude { player = 2, at = "square" }
  local theirs = t:goods { player = 2, card = "flame_thrower", on = rival }
  t:call_out(tester, rival)
  t:accept()
  t:join(boldman)
  t:go_on_to("shootout_play", 1)
  if pulled then
    t:pulls(1, pulled)
    t:use(boldman)
  end
  return boldman, tester, gadget, rival, theirs
end

scenario "Elander Boldman: the Gadget has 3 bullets more in this shootout" {
  function(t)
    local boldman, tester = testing(t, "5D")
    t:expect(t:stat(tester, "bullets"), 5, "bullets, from 2")
    t:expect(t:stat(tester, "influence"), 1, "influence")
    t:expect_true(not t:is_booted(boldman), "he is not booted")
    t:go_on_to "noon_play"
    t:expect(t:stat(tester, "bullets"), 2, "bullets after the shootout")
  end,
}

scenario "Elander Boldman: on a heart or spade too" {
  function(t)
    local _, tester = testing(t, "AH")
    t:expect(t:stat(tester, "bullets"), 5, "bullets, from 2")
  end,
}

scenario "Elander Boldman: on a club the dude is discarded" {
  function(t)
    local _, tester, gadget = testing(t, "5C")
    t:expect(t:zone(tester), "discard_pile", "the dude is in")
    t:expect(t:zone(gadget), "discard_pile", "the Gadget is in")
  end,
}

scenario "Elander Boldman wants a dude of yours with a Weapon that is a Gadget, in the shootout" {
  function(t)
    local boldman = t:dude { card = "elander_boldman", at = "square" }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:goods { player = 2, card = "flame_thrower", on = rival }
    t:call_out(boldman, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:refuses(boldman)
    t:goods { card = "peacemaker", on = friend }
    t:refuses(boldman)
    t:goods { card = "force_field", on = friend }
    t:refuses(boldman)
    local absent = t:dude {}
    t:goods { card = "flame_thrower", on = absent }
    t:refuses(boldman)
    t:goods { card = "auto_revolver", on = friend }
    t:expect_true(t:can_use(boldman), "with such a Gadget he can be used")
  end,
}

scenario "Elander Boldman: of several Gadgets one of that dude is chosen" {
  function(t)
    local boldman = t:dude { card = "elander_boldman", at = "square" }
    local tester = t:dude { at = "square" }
    local thrower = t:goods { card = "flame_thrower", on = tester }
    local revolver = t:goods { card = "auto_revolver", on = tester }
    local field = t:goods { card = "force_field", on = tester }
    local own = t:goods { card = "auto_revolver", on = boldman }
    local colt = t:goods { card = "peacemaker", on = tester }
    local plain, shielded = t:dude { at = "square" }, t:dude { at = "square" }
    t:goods { card = "peacemaker", on = plain }
    t:goods { card = "force_field", on = shielded }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(tester, rival)
    t:accept()
    t:join(boldman)
    t:join(plain)
    t:join(shielded)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "5D")
    t:use(boldman)
    t:expect_true(t:offers(boldman), "he may be the tester himself")
    t:expect_true(not t:offers(plain), "not who has another weapon")
    t:expect_true(not t:offers(shielded), "not who has another Gadget")
    t:expect_true(not t:offers(rival), "not a dude of the other")
    t:choose(tester)
    t:expect_true(t:offers(thrower), "one of two")
    t:expect_true(not t:offers(field), "none that is no Weapon")
    t:expect_true(not t:offers(colt), "none that is no Gadget")
    t:expect_true(not t:offers(own), "none of another dude")
    t:expect(t:stat(tester, "bullets"), 3, "bullets before, with three weapons")
    t:choose(revolver)
    t:expect(t:stat(tester, "bullets"), 6, "bullets after")
  end,
}
