
-- A rival of player 2 calls out the first of two dudes of player 1, who has Fallen Star; it is player 2's Shootout play.
local function fight(t, given)
  local star = t:in_hand { card = "fallen_star" }
  local first = t:dude { title = "First", value = 2, bullets = 3, at = "square" }
  local second = t:dude { title = "Second", value = 2, bullets = 3, influence = 2, booted = given.booted, at = "square" }
  local outside = t:dude { title = "Outside", value = 2, bullets = 3, at = "square" }
  local rival = t:dude { player = 2, bullets = given.stud and 4 or 2, stud = given.stud, keywords = { "Huckster 1" }, at = "square" }
  local tool
  if given.goods then
    tool = t:goods { player = 2, card = given.goods, on = rival }
  elseif given.spell then
    tool = t:spell { player = 2, card = given.spell, on = rival }
  else
    tool = t:in_hand { player = 2, card = given.action }
  end
  t:winner(2)
  t:call_out(rival, first)
  t:accept()
  t:join(second)
  t:go_on_to("shootout_play", 2)
  return star, tool, first, second, outside, rival
end

scenario "Fallen Star: another dude of the posse is chosen instead" {
  function(t)
    local star, sun, first, second, outside, rival = fight(t, { action = "sun_in_yer_eyes" })
    t:use(sun)
    t:choose(first)
    t:use(star)
    t:expect(t:stat(first, "bullets"), 3, "bullets of the first")
    t:expect(t:stat(second, "bullets"), 1, "bullets of the second")
    t:expect(t:stat(outside, "bullets"), 3, "bullets of who stays out")
    t:expect(t:stat(rival, "bullets"), 2, "bullets of the rival")
    t:expect_true(t:is_booted(second), "the second is booted")
    t:expect_true(not t:is_booted(first), "the first is not")
    t:expect(t:zone(star), "discard_pile", "Fallen Star is in")
  end,
}

scenario "Fallen Star: what is chosen by another choice is not changed" {
  function(t)
    local star, whip, first, second, _, rival = fight(t, { action = "pistol_whip" })
    t:use(whip)
    t:choose(first)
    t:use(star)
    t:expect(t:where(first), t:place "square", "where the first is")
    t:expect(t:where(second), t:place "home 1", "where the second is")
    t:expect_true(t:is_booted(rival), "who did it is booted")
  end,
}

scenario "Fallen Star: who pays and is told is settled afterwards" {
  function(t)
    local star, gun, first, second = fight(t, { goods = "shotgun" })
    t:use(gun)
    t:choose(first)
    t:expect_true(not t:is_booted(gun), "the cost is not paid yet")
    t:use(star)
    t:expect(t:zone(second), "boot_hill", "the second is in")
    t:expect(t:zone(first), "in_play", "the first is")
    t:expect_true(t:is_booted(gun), "the Shotgun is booted")
  end,
}

scenario "Fallen Star: a Hex may still fail" {
  function(t)
    local star, curse, first, second = fight(t, { spell = "blood_curse" })
    t:pulls(2, "2C")
    t:use(curse)
    t:choose(first)
    t:use(star)
    t:expect(t:stat(second, "bullets"), 3, "bullets of the second")
    t:expect_true(t:is_booted(second), "who is booted")
  end,
}

scenario "Fallen Star need not be played" {
  function(t)
    local star, sun, first = fight(t, { action = "sun_in_yer_eyes" })
    t:use(sun)
    t:choose(first)
    t:pass()
    t:expect(t:stat(first, "bullets"), 1, "bullets of the first")
    t:expect(t:zone(star), "hand", "Fallen Star is in")
  end,
}

scenario "Fallen Star wants an unbooted dude" {
  function(t)
    local star, sun, first = fight(t, { action = "sun_in_yer_eyes", booted = true })
    t:use(sun)
    t:choose(first)
    t:refuses(star)
    t:expect(t:stat(first, "bullets"), 1, "bullets of the first")
  end,
}

scenario "Fallen Star is about your own dudes" {
  function(t)
    local star, sun, _, _, _, rival = fight(t, { action = "sun_in_yer_eyes" })
    t:use(sun)
    t:choose(rival)
    t:refuses(star)
    t:expect(t:stat(rival, "bullets"), 0, "bullets of the rival")
  end,
}

scenario "Fallen Star answers no ability of your own" {
  function(t)
    local star = t:in_hand { card = "fallen_star" }
    local sun = t:in_hand { card = "sun_in_yer_eyes" }
    local first, second = t:dude { bullets = 3, at = "square" }, t:dude { bullets = 3, at = "square" }
    t:call_out(first, t:dude { player = 2, at = "square" })
    t:accept()
    t:join(second)
    t:go_on_to("shootout_play", 1)
    t:use(sun)
    t:choose(first)
    t:refuses(star)
    t:expect(t:stat(first, "bullets"), 1, "bullets of the first")
  end,
}

scenario "Fallen Star answers no Resolution" {
  function(t)
    local star, tool, first = fight(t, { action = "point_blank", stud = true })
    t:go_on_to("resolution_play", 2)
    t:use(tool)
    t:choose(first)
    t:refuses(star)
    t:expect(t:zone(first), "boot_hill", "the first is in")
  end,
}

scenario "Fallen Star: who could not have been chosen cannot step in" {
  function(t)
    local star = t:in_hand { card = "fallen_star" }
    local weak, strong = t:dude { value = 2, at = "square" }, t:dude { value = 9, at = "square" }
    local rival = t:dude { player = 2, bullets = 2, at = "square" }
    local gun = t:goods { player = 2, card = "shotgun", on = rival }
    t:winner(2)
    t:call_out(rival, weak)
    t:accept()
    t:join(strong)
    t:go_on_to("shootout_play", 2)
    t:use(gun)
    t:refuses(star)
    t:expect(t:zone(weak), "boot_hill", "the weak one is in")
  end,
}
