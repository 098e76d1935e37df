--- An archer shoots at a dude of value 6 with 2 bullets; the card pulled is given.
local function shoot(t, pulled)
  local archer = t:dude { card = "feather_in_his_hair", at = "square" }
  local bow = t:goods { card = "bow_and_arrow", on = archer }
  local target = t:dude { player = 2, value = 6, bullets = 2, at = "square" }
  local friend = t:dude { at = "square" }
  local far = t:dude { player = 2, at = "home 2" }
  t:call_out(archer, target)
  t:accept()
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(bow)
  t:expect_true(t:is_booted(archer), "the archer is booted")
  t:expect_true(t:is_booted(bow), "the bow is booted")
  return t:zone(target)
end

scenario "Bow and Arrow aces with 9 of 8" {
  function(t) t:expect(shoot(t, "9C"), "boot_hill", "the target is in") end,
}

scenario "Bow and Arrow misses with 8 of 8" {
  function(t) t:expect(shoot(t, "8C"), "in_play", "the target is") end,
}

scenario "Bow and Arrow needs an unbooted archer" {
  function(t)
    local archer = t:dude { card = "feather_in_his_hair", at = "square", booted = true }
    local bow = t:goods { card = "bow_and_arrow", on = archer }
    local friend = t:dude { at = "square" }
    local mark = t:dude { player = 2, at = "square" }
    t:call_out(friend, mark)
    t:accept()
    t:join(archer)
    t:go_on_to("shootout_play", 1)
    t:refuses(bow)
  end,
}

scenario "Bow and Arrow is for the Sioux" {
  function(t)
    local other, sioux = t:dude {}, t:dude { card = "feather_in_his_hair" }
    local bow = t:in_hand { card = "bow_and_arrow" }
    t:shop(bow, sioux)
    t:expect(t:host(bow), sioux, "who has it")
    t:until_turn_of(1)
    local second = t:in_hand { card = "bow_and_arrow" }
    t:shop(second, sioux)
    t:expect(t:ghost_rock(1), 2, "the stash")
  end,
}

scenario "Bow and Arrow: nobody else can have it" {
  function(t)
    t:dude {}
    t:in_hand { card = "bow_and_arrow" }
    t:expect_true(not t:offers "Bow and Arrow", "it is not offered")
  end,
}
