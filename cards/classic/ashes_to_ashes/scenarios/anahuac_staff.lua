local function event(t, player)
  local dude = t:dude { bullets = 1 }
  local staff = t:goods { card = "anahuac_staff", on = dude }
  t:expect(t:stat(dude, "bullets"), 1, "bullets")
  t:dude { player = 2, bullets = 0 }
  t:hand(1, 5)
  t:hand(2, 5)
  t:on_top_of_deck { player = player, card = "labor_dispute" }
  return dude, staff
end

scenario "The Anahuac Staff grows with Events of others" {
  function(t)
    local dude, staff = event(t, 2)
    local strike = t:deed { production = 4, keywords = { "Strike" } }
    t:go_on_to "react"
    t:expect(t:stat(strike, "production"), 2, "the Event has done what it does")
    t:use(staff)
    t:expect(t:stat(dude, "bullets"), 2, "bullets")
    t:until_day(3)
    t:expect(t:stat(dude, "bullets"), 2, "bullets for good")
  end,
}

scenario "The Anahuac Staff does not grow with your own Events" {
  function(t)
    local dude, staff = event(t, 1)
    t:on_top_of_deck { player = 2, card = "knicknevin" }
    t:go_on_to "react"
    t:expect(t:happened "event.resolves", 2, "your own Event and the other's have resolved")
    t:use(staff)
    t:expect(t:stat(dude, "bullets"), 2, "bullets")
  end,
}
