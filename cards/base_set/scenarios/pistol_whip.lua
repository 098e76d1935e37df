local function shootout(t, bullets)
  local card = t:in_hand { card = "pistol_whip" }
  local whipper = t:dude { bullets = bullets, at = "square" }
  local friend = t:dude { bullets = 1, at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  t:call_out(whipper, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  return card, whipper, friend, rival, other
end

scenario "Pistol Whip: one boots and has 1 bullet less, another goes home booted" {
  function(t)
    local card, whipper, friend, rival, other = shootout(t, 2)
    t:use(card)
    t:choose(whipper)
    t:choose(other)
    t:expect_true(t:is_booted(whipper), "the first is booted")
    t:expect(t:stat(whipper, "bullets"), 1, "bullets of the first")
    t:expect(t:stat(friend, "bullets"), 1, "bullets of another")
    t:expect(t:where(other), t:place "home 2", "where the second is")
    t:expect_true(t:is_booted(other), "the second is booted")
    t:expect(t:side(other), 0, "the second's posse")
    t:expect(t:side(rival), 2, "the posse of who was not chosen")
  end,
}

scenario "Pistol Whip: no bullets are left of 0, and none is owed" {
  function(t)
    local card, whipper, _, _, other = shootout(t, 0)
    t:use(card)
    t:choose(whipper)
    t:choose(other)
    t:expect(t:stat(whipper, "bullets"), 0, "bullets")
    t:goods { on = whipper, bullets = 1 }
    t:expect(t:stat(whipper, "bullets"), 1, "bullets with a weapon more")
  end,
}

scenario "Pistol Whip takes dudes of the two posses" {
  function(t)
    local card, whipper, friend, rival, other = shootout(t, 2)
    local absent, theirs = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local horse, colt = t:goods { on = whipper }, t:goods { player = 2, on = rival }
    t:use(card)
    t:expect_true(t:offers(friend), "one of yours")
    t:expect_true(not t:offers(rival), "first none of the others")
    t:expect_true(not t:offers(absent), "nobody outside")
    t:expect_true(not t:offers(horse), "no goods")
    t:choose(whipper)
    t:expect_true(t:offers(other), "then one of the others")
    t:expect_true(not t:offers(friend), "none of yours")
    t:expect_true(not t:offers(theirs), "nobody outside")
    t:expect_true(not t:offers(colt), "no goods")
    t:choose(rival)
  end,
}

scenario "Pistol Whip wants an unbooted dude of yours" {
  function(t)
    local card, whipper, friend = shootout(t, 2)
    t:booted(whipper, true)
    t:booted(friend, true)
    t:refuses(card)
    t:booted(friend, false)
    t:expect_true(t:can_use(card), "with an unbooted dude it is played")
  end,
}
