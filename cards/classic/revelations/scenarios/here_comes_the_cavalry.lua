local function fight(t)
  local card = t:in_hand { card = "here_comes_the_cavalry" }
  local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:goods { card = "mustang", on = gun }
  return card, gun, rival
end

scenario "Here Comes The Cavalry brings riders from anywhere, booted or not" {
  function(t)
    local card, gun, rival = fight(t)
    local deed = t:deed { player = 2 }
    local first, second = t:dude { at = "home 2" }, t:dude { at = deed, booted = true }
    local third, walker = t:dude {}, t:dude {}
    local theirs = t:dude { player = 2 }
    t:goods { card = "blood_money", on = walker }
    for _, rider in ipairs { first, second, third } do t:goods { card = "mustang", on = rider } end
    t:goods { card = "mustang", on = theirs, player = 2 }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(card)
    for _, dude in ipairs { walker, gun, theirs } do
      t:expect_true(not t:offers(dude), "who cannot ride")
    end
    t:choose(first)
    t:choose(second)
    t:done()
    for _, rider in ipairs { first, second } do
      t:expect(t:side(rider), 1, "the posse of a rider")
      t:expect(t:where(rider), t:place "square", "the place of a rider")
    end
    t:expect_true(not t:is_booted(first), "unbooted as before")
    t:expect_true(t:is_booted(second), "booted as before")
    t:expect(t:side(third), 0, "who was not chosen")
  end,
}

scenario "Here Comes The Cavalry wants a rider elsewhere" {
  function(t)
    local card, gun, rival = fight(t)
    t:dude {}
    t:call_out(gun, rival)
    t:accept()
    t:refuses(card)
  end,
}
