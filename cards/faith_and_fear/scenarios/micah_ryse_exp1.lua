local function shootout(t)
  local micah = t:dude { card = "micah_ryse_exp1", at = "square" }
  local friend = t:dude { keywords = { "Huckster 1" }, at = "square" }
  local rival = t:dude { player = 2, value = 9, at = "square" }
  local other = t:dude { player = 2, value = 9, at = "square" }
  t:call_out(micah, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  return micah, friend, rival, other
end

scenario "Micah Ryse (Exp.1) boots a Hex to take 3 value for the shootout" {
  function(t)
    local micah, _, rival, other = shootout(t)
    local hex = t:spell { card = "shadow_walk", on = micah }
    t:use(micah)
    t:expect_true(t:offers(other), "any dude of the other posse")
    t:expect_true(not t:offers(micah), "none of the own")
    t:choose(rival)
    t:expect(t:stat(rival, "value"), 6, "the value")
    t:expect(t:stat(other, "value"), 9, "the value of another")
    t:expect_true(t:is_booted(hex), "the Hex is booted")
    t:expect_true(not t:is_booted(micah), "he is not")
  end,
}

scenario "Micah Ryse (Exp.1) boots Mystical goods as well" {
  function(t)
    local micah, _, rival = shootout(t)
    local book = t:goods { keywords = { "Mystical" }, on = micah }
    t:use(micah)
    t:choose(rival)
    t:expect(t:stat(rival, "value"), 6, "the value")
    t:expect_true(t:is_booted(book), "the goods are booted")
  end,
}

scenario "Micah Ryse (Exp.1) wants such a thing of his own, unbooted" {
  function(t)
    local micah, friend = shootout(t)
    t:spell { card = "shadow_walk", on = friend }
    t:spell { card = "shadow_walk", on = micah, booted = true }
    t:spell { on = micah, keywords = { "Miracle" } }
    t:goods { on = micah, keywords = { "Weapon" } }
    t:refuses(micah)
    t:spell { card = "soul_blast", on = micah }
    t:expect_true(t:can_use(micah), "with a Hex he can be used")
  end,
}

scenario "Micah Ryse (Exp.1) takes value from dudes in the shootout, for its length" {
  function(t)
    local micah = t:dude { card = "micah_ryse_exp1", at = "square" }
    t:spell { card = "shadow_walk", on = micah }
    local rival = t:dude { player = 2, value = 9, at = "square" }
    local absent = t:dude { player = 2, value = 9, at = "square" }
    t:call_out(micah, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(micah)
    t:expect(t:stat(rival, "value"), 6, "the value")
    t:expect(t:stat(absent, "value"), 9, "the value of who is not in it")
    t:draws(1, "KC QD 5H 2S 3D 4C")
    t:draws(2, "9C 9D 9H 4S 6D")
    t:go_on_to "noon_play"
    t:expect(t:stat(rival, "value"), 9, "the value after the shootout")
  end,
}
