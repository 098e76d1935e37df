local function rider(t, place, horse)
  local dude = t:dude { at = place, influence = 1 }
  local spurs = t:goods { card = "spurs", on = dude }
  local mount = horse and t:goods(horse(dude))
  return dude, spurs, mount
end

scenario "Spurs give 1 influence in town" {
  function(t)
    local dude = rider(t, "square")
    t:expect(t:stat(dude, "influence"), 2, "influence in town")
    local other = rider(t, t:deed { keywords = { "Out of Town" } })
    t:expect(t:stat(other, "influence"), 1, "influence out of town")
  end,
}

scenario "Spurs: one pair for a dude" {
  function(t)
    local dude, spurs = rider(t, "home")
    t:in_hand { card = "spurs" }
    t:expect_true(not t:offers "Attach Spurs", "no second pair")
    local barefoot = t:dude {}
    local more = t:in_hand { card = "spurs" }
    t:shop(more, barefoot)
    t:expect(t:host(more), barefoot, "who got them")
    t:expect(t:host(spurs), dude, "who has the first")
  end,
}

scenario "Spurs make a Horse run again" {
  function(t)
    local dude, spurs, horse = rider(t, "home", function(d) return { card = "roan", on = d } end)
    t:refuses(spurs)
    t:move(dude, "home 2")
    t:use(horse)
    t:pass()
    t:use(spurs)
    t:expect_true(not t:is_booted(horse), "the Horse is unbooted")
    t:expect_true(not t:is_booted(spurs), "the Spurs are not booted")
    t:pass()
    t:move(dude, "home 1")
    t:use(horse)
    t:expect_true(not t:is_booted(dude), "the dude is not booted")
    t:pass()
    t:refuses(spurs)
  end,
}

scenario "Spurs are for no Gadget, no other goods, and for nobody else's Horse" {
  function(t)
    local dude, spurs = rider(t, "home", function(d)
      return { keywords = { "Horse", "Gadget 5" }, on = d, booted = true }
    end)
    t:goods { card = "blood_money", on = dude, booted = true }
    local friend = t:dude {}
    t:goods { card = "roan", on = friend, booted = true }
    t:refuses(spurs)
  end,
}
