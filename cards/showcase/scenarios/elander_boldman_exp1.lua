-- Elander and a friend in a shootout; the friend carries a device.
local function shootout(t, device)
  local elander = t:dude { card = "elander_boldman_exp1", at = "square" }
  local friend = t:dude { bullets = 1, at = "square" }
  device.on = friend
  device = t:goods(device)
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(friend, rival)
  t:accept()
  t:join(elander)
  t:go_on_to("shootout_play", 1)
  return elander, friend, device, rival
end

scenario "Elander Boldman (Exp.1) unboots a weapon, which is better, and makes a stud" {
  function(t)
    local elander, friend, colt = shootout(t, {
      bullets = 1, keywords = { "Gadget", "Weapon" }, booted = true,
    })
    t:use(elander)
    t:expect_true(not t:is_booted(colt), "the weapon is unbooted")
    t:expect_true(t:is_booted(elander), "he is booted")
    t:expect(t:stat(friend, "bullets"), 3, "bullets, from 2")
    t:expect_true(t:is_stud(friend), "a stud")
    t:expect_true(not t:is_stud(elander), "he is a draw")
    t:draws(1, "KC KD KH KS 3D 4C")
    t:draws(2, "9C 8D TH 4S 6D")
    t:go_on_to("pick_shooter", 1)
    t:choose(elander)
    t:go_on_to "noon_play"
    t:expect(t:stat(friend, "bullets"), 2, "bullets after the shootout")
    t:expect_true(not t:is_stud(friend), "a draw after the shootout")
  end,
}

scenario "Elander Boldman (Exp.1) is unbooted by what is experimental" {
  function(t)
    local elander, friend, device = shootout(t, {
      keywords = { "Gadget", "Experimental" }, booted = true,
    })
    t:use(elander)
    t:expect_true(not t:is_booted(device), "the device is unbooted")
    t:expect_true(not t:is_booted(elander), "he is unbooted")
    t:expect(t:stat(friend, "bullets"), 1, "bullets")
    t:expect_true(not t:is_stud(friend), "a draw")
  end,
}

scenario "Elander Boldman (Exp.1): the device can be used once more" {
  function(t)
    local elander, friend, thrower = shootout(t, { card = "flame_thrower" })
    t:use(thrower)
    t:choose(1)
    t:go_on_to("shootout_play", 1)
    t:refuses(thrower)
    t:use(elander)
    t:go_on_to("shootout_play", 1)
    t:expect_true(t:can_use(thrower), "it can be used again")
    t:expect(t:stat(friend, "bullets"), 4, "bullets: 1, 1 of the weapon, 1 bought, 1 of Elander")
  end,
}

scenario "Elander Boldman (Exp.1) wants a booted Gadget" {
  function(t)
    local elander, friend, thrower = shootout(t, { card = "flame_thrower" })
    t:goods { on = friend, booted = true }
    t:refuses(elander)
    t:booted(thrower, true)
    t:expect_true(t:can_use(elander), "with such a thing he can be used")
  end,
}

scenario "Elander Boldman (Exp.1): a device not used yet can be used twice" {
  function(t)
    local elander, _, thrower = shootout(t, { card = "flame_thrower", booted = true })
    t:use(elander)
    t:go_on_to("shootout_play", 1)
    t:use(thrower)
    t:choose(1)
    t:go_on_to("shootout_play", 1)
    t:booted(thrower, false)
    t:use(thrower)
    t:choose(1)
    t:go_on_to("shootout_play", 1)
    t:booted(thrower, false)
    t:refuses(thrower)
  end,
}
