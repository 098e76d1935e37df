local function shootout(t, booted)
  local clown = t:dude { card = "pagliaccio", at = "square" }
  local friend = t:dude { bullets = 3, at = "square" }
  local rival = t:dude { player = 2, bullets = 3, value = 9, at = "square" }
  local other = t:dude { player = 2, bullets = 3, value = 9, at = "square" }
  t:call_out(clown, rival)
  if booted then t:booted(clown, true) end
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  return clown, friend, rival, other
end

scenario "Pagliaccio takes 1 bullet and 1 value from an opposing dude" {
  function(t)
    local clown, friend, rival, other = shootout(t)
    t:use(clown)
    t:expect_true(not t:offers(friend), "no friend")
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 2, "bullets")
    t:expect(t:stat(rival, "value"), 8, "value")
    t:expect(t:stat(other, "bullets"), 3, "bullets of another")
    t:expect_true(t:is_booted(clown), "Pagliaccio is booted")
  end,
}

scenario "Pagliaccio must be unbooted" {
  function(t)
    local clown = shootout(t, true)
    t:refuses(clown)
  end,
}
