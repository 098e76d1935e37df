scenario "The Horse Doctor helps the Slaughterhouse" {
  function(t)
    local house = t:deed { card = "the_slaughterhouse" }
    local other = t:deed { production = 1 }
    local before = t:stat(house, "production")
    t:deed { player = 2, card = "the_horse_doctor" }
    t:expect(t:stat(house, "production"), before + 1, "production")
    t:expect(t:stat(other, "production"), 1, "production of another deed")
  end,
}

--- A pinto, or other goods, that is aced by a hard ride.
local function ride(t, player, doctor_booted)
  local doctor = t:deed { card = "the_horse_doctor", booted = doctor_booted }
  local rider = t:dude { player = player, at = "square", value = 5 }
  local horse = t:goods { card = "pinto", on = rider, player = player }
  local foe = t:dude { player = 3 - player, at = "square" }
  if player == 2 then t:pass() end
  t:call_out(rider, foe)
  t:accept()
  t:go_on_to("shootout_play", player)
  t:pulls(player, "6C")
  t:use(horse)
  return doctor, horse
end

scenario "The Horse Doctor brings a Horse back to hand" {
  function(t)
    local doctor, horse = ride(t, 1)
    t:use(doctor)
    t:expect(t:zone(horse), "hand", "the Horse is in")
    t:expect_true(t:is_booted(doctor), "the deed is booted")
  end,
}

scenario "The Horse Doctor helps another's Horse, into that player's hand" {
  function(t)
    local doctor, horse = ride(t, 2)
    t:use(doctor)
    t:expect(t:zone(horse), "hand", "the Horse is in")
    t:expect(t:hand_count(2), 1, "the owner's hand")
  end,
}

scenario "The Horse Doctor need not help" {
  function(t)
    local doctor, horse = ride(t, 1)
    t:pass()
    t:expect(t:zone(horse), "boot_hill", "the Horse is in")
    t:expect_true(not t:is_booted(doctor), "the deed is not booted")
  end,
}

scenario "The Horse Doctor cannot help once booted" {
  function(t)
    local _, horse = ride(t, 1, true)
    t:expect(t:zone(horse), "boot_hill", "the Horse is in")
  end,
}

--- Player 1's dude, carrying this, is aced in a shootout.
local function fall(t, how)
  local doctor = t:deed { card = "the_horse_doctor" }
  local rider, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  how.on = rider
  local goods = t:goods(how)
  t:call_out(rider, foe)
  t:accept()
  t:draws(1, "2C 3D 4H 9S TC")
  t:draws(2, "2D 2H 5C 9D TD")
  t:go_on_to("assign_casualty", 1)
  t:ace(rider)
  t:done()
  return doctor, goods
end

scenario "The Horse Doctor saves the Horse of an aced dude" {
  function(t)
    local doctor, horse = fall(t, { card = "mustang" })
    t:use(doctor)
    t:go_on_to "noon_play"
    t:expect(t:zone(horse), "hand", "the Horse is in")
  end,
}

scenario "The Horse Doctor saves no Gadget" {
  function(t)
    local doctor, horse = fall(t, { keywords = { "Horse", "Gadget 5" } })
    t:refuses(doctor)
    t:go_on_to "noon_play"
    t:expect(t:zone(horse), "boot_hill", "the Horse is in")
  end,
}

scenario "The Horse Doctor saves no other goods" {
  function(t)
    local doctor, goods = fall(t, { card = "blood_money" })
    t:refuses(doctor)
    t:go_on_to "noon_play"
    t:expect(t:zone(goods), "boot_hill", "the goods are in")
  end,
}

scenario "The Horse Doctor saves no Horse that is discarded" {
  function(t)
    local kidnapping = t:in_hand { player = 2, card = "kidnapping" }
    t:deed { card = "the_horse_doctor" }
    local rider = t:dude { bullets = 1 }
    t:dude { player = 2, bullets = 2 }
    local horse = t:goods { card = "mustang", on = rider }
    t:pass()
    t:use(kidnapping)
    t:go_on_to("oppose_job", 1)
    t:pass()
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:zone(horse), "discard_pile", "the Horse is in")
  end,
}
