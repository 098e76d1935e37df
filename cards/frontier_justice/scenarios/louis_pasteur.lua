-- Louis (Mad Scientist 2) next to a scientist who is better, a tired dude here and others elsewhere.
local function laboratory(t, pulled)
  local deed = t:deed {}
  local louis = t:dude { card = "louis_pasteur", at = deed }
  local better = t:dude { keywords = { "Mad Scientist 4" }, at = deed }
  local here = t:dude { at = deed, booted = true }
  local near = t:dude { at = "square", booted = true }
  local far = t:dude { at = t:deed { player = 2, side = "right" }, booted = true }
  local rival = t:dude { player = 2, at = deed, booted = true }
  t:pulls(1, pulled)
  t:use(louis)
  return louis, here, near, far, rival, better
end

scenario "Louis Pasteur's check of 8 and 2 unboots a dude here or near" {
  function(t)
    local louis, here, near, far, rival, better = laboratory(t, "8C")
    t:expect_true(t:offers(near), "a dude near by")
    t:expect_true(not t:offers(far), "not one too far away")
    t:expect_true(not t:offers(rival), "not another player's")
    t:expect_true(not t:offers(better), "nobody who is not booted")
    t:choose(here)
    t:expect_true(not t:is_booted(here), "unbooted")
    t:expect_true(t:is_booted(near), "the other stays booted")
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect_true(not t:is_booted(louis), "Louis does not boot")
  end,
}

scenario "Louis Pasteur makes the check himself, and 9 does not do" {
  proves = { "RC-CARD-040" },
  function(t)
    local _, here, near = laboratory(t, "7C")
    t:expect_true(t:is_booted(here) and t:is_booted(near), "all stay booted")
    t:expect(t:ghost_rock(1), 9, "the stash")
  end,
}

scenario "Louis Pasteur may try again, for as long as there is ghost rock" {
  function(t)
    local louis = t:dude { card = "louis_pasteur" }
    local tired = t:dude { booted = true }
    t:ghost_rock(1, 2)
    t:pulls(1, "2C KC")
    t:use(louis)
    t:expect_true(t:is_booted(tired), "the first check fails")
    t:until_turn_of(1)
    t:use(louis)
    t:expect_true(not t:is_booted(tired), "the second succeeds")
    t:until_turn_of(1)
    t:refuses(louis)
  end,
}
