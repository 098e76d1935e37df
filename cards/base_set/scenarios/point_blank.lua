local function face_off(t, hand)
  local card = t:in_hand { card = "point_blank" }
  local gun = t:dude { bullets = 2, stud = true, at = "square" }
  local rival = t:dude { player = 2, bullets = 2, at = "square" }
  t:draws(1, hand or "KC QD 5H 2S 3D 8C 9D")
  t:draws(2, "KD QS 5C 2H 3S")
  t:call_out(gun, rival)
  t:accept()
  return card, gun, rival
end

scenario "Point Blank: a stud boots and the opponent aces a dude with fewer bullets" {
  function(t)
    local weak = t:dude { player = 2, bullets = 1, at = "square" }
    local weaker = t:dude { player = 2, bullets = 0, at = "square" }
    local idle = t:dude { player = 2, at = "square" }
    local friend = t:dude { bullets = 1, at = "square" }
    local card, gun, rival = face_off(t)
    t:go_on_to("join_posse", 1)
    t:join(friend)
    t:go_on_to("join_posse", 2)
    t:join(weak)
    t:join(weaker)
    t:go_on_to "pick_shooter"
    t:choose(gun)
    t:go_on_to("pick_shooter", 2)
    t:choose(rival)
    t:go_on_to("resolution_play", 1)
    t:use(card)
    t:expect_true(t:is_booted(gun), "the stud is booted")
    t:expect(select(2, t:asked()), 2, "who chooses")
    t:expect_true(t:offers(weaker), "one with no bullets")
    t:expect_true(not t:offers(rival), "nobody with as many bullets")
    t:expect_true(not t:offers(idle), "nobody outside the posse")
    t:expect_true(not t:offers(friend), "nobody of the other posse")
    t:choose(weak)
    t:expect(t:zone(weak), "boot_hill", "the dude is in")
    t:expect(t:zone(weaker), "in_play", "the other is")
  end,
}

scenario "Point Blank aces nobody with as many bullets" {
  function(t)
    local card, gun, rival = face_off(t)
    t:go_on_to("resolution_play", 1)
    t:use(card)
    t:expect_true(t:is_booted(gun), "the stud is booted all the same")
    t:expect(t:zone(rival), "in_play", "the rival is")
    t:expect(t:where(rival), t:place "square", "where the rival is")
  end,
}

scenario "Point Blank wants an unbooted stud of its player in the posse" {
  function(t)
    local idle = t:dude { stud = true, bullets = 3, at = "square" }
    local friend = t:dude { bullets = 3, at = "square" }
    local weak = t:dude { player = 2, bullets = 1, at = "square" }
    local enemy = t:dude { player = 2, stud = true, bullets = 3, at = "square" }
    local card, gun = face_off(t)
    t:go_on_to("join_posse", 1)
    t:join(friend)
    t:go_on_to("join_posse", 2)
    t:join(weak)
    t:join(enemy)
    t:go_on_to "pick_shooter"
    t:choose(gun)
    t:go_on_to("pick_shooter", 2)
    t:choose(enemy)
    t:go_on_to("resolution_play", 1)
    t:use(card)
    for _, other in ipairs { idle, friend, enemy } do
      t:expect_true(not t:is_booted(other), "nobody else boots")
    end
    t:expect_true(t:is_booted(gun), "the stud boots")
    t:expect(t:zone(weak), "boot_hill", "the weak one is in")
  end,
}

scenario "Point Blank cannot be played with a booted stud" {
  function(t)
    local weak = t:dude { player = 2, at = "square" }
    local first = t:in_hand { card = "point_blank" }
    local card, gun = face_off(t)
    t:go_on_to("join_posse", 2)
    t:join(weak)
    t:go_on_to("resolution_play", 1)
    t:use(first)
    t:expect(t:zone(weak), "boot_hill", "the weak one is in")
    t:until_turn_of(2)
    t:pass()
    t:refuses(card)
    t:booted(gun, false)
    t:expect_true(t:can_use(card), "unbooted it can be played")
  end,
}
