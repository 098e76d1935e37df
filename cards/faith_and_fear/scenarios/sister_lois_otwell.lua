local function shootout(t)
  local lois = t:dude { card = "sister_lois_otwell", at = "square" }
  local friend = t:dude { keywords = { "Blessed 1" }, at = "square" }
  local idle = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(lois, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  return lois, friend, rival, idle
end

scenario "Sister Lois Otwell boots a Miracle for a dude of the posse" {
  function(t)
    local lois, friend, rival, idle = shootout(t)
    local prayer = t:spell { card = "holy_roller", on = lois }
    t:use(lois)
    t:expect_true(t:offers(lois), "herself")
    t:expect_true(not t:offers(rival), "none of the other posse")
    t:expect_true(not t:offers(idle), "nobody outside")
    t:choose(friend)
    t:expect(t:stat(friend, "bullets"), 1, "bullets")
    t:expect(t:stat(friend, "value"), 8, "value")
    t:expect_true(t:is_booted(prayer), "the Miracle is booted")
    t:expect_true(not t:is_booted(lois), "she is not")
    t:expect(t:stat(lois, "bullets"), 2, "her bullets")
  end,
}

scenario "Sister Lois Otwell wants an unbooted Miracle of hers" {
  function(t)
    local lois, friend = shootout(t)
    t:spell { card = "holy_roller", on = friend }
    t:spell { card = "holy_roller", on = lois, booted = true }
    t:spell { card = "soul_blast", on = lois }
    t:goods { on = lois }
    t:refuses(lois)
  end,
}
