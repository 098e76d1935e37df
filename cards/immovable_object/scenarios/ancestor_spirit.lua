local function town(t, at)
  t:dude { player = 2, influence = 9 }
  return t:dude { card = "ancestor_spirit", at = at }
end

scenario "Ancestor Spirit leaves the game instead of moving" {
  proves = { "RC-CARD-010" },
  function(t)
    local spirit = town(t, "square")
    local other = t:dude { at = "square" }
    t:move(spirit, "home 1")
    t:expect(t:zone(spirit), "none", "the token is")
    t:expect(t:happened "dude.moved", 0, "moves that happened")
    t:until_turn_of(1)
    t:move(other, "home 1")
    t:expect(t:where(other), t:place "home 1", "where another is")
  end,
}

scenario "Ancestor Spirit: sent home, it is gone too" {
  function(t)
    local spirit = town(t, "square")
    local rival = t:dude { player = 2, at = "square" }
    t:winner(2)
    t:call_out(rival, spirit)
    t:refuse()
    t:expect(t:zone(spirit), "none", "the token is")
  end,
}

scenario "Ancestor Spirit stays while others move" {
  function(t)
    local spirit = town(t, "square")
    local other = t:dude { at = "square" }
    t:move(other, "home 1")
    t:expect(t:zone(spirit), "in_play", "the token is")
    t:expect(t:where(other), t:place "home 1", "where the other is")
  end,
}

scenario "Ancestor Spirit is gone with the deed where it is" {
  function(t)
    local site, other = t:deed { production = 2 }, t:deed { production = 2 }
    local spirit, second = town(t, site), t:dude { card = "ancestor_spirit", at = other }
    local drill = t:goods { card = "plasma_drill", on = t:dude { at = "square" } }
    t:use(drill)
    t:choose(site)
    t:no()
    t:expect(t:zone(site), "discard_pile", "the deed is in")
    t:expect(t:zone(spirit), "none", "the token there is")
    t:expect(t:zone(second), "in_play", "one elsewhere is")
  end,
}

scenario "Ancestor Spirit is gone with the day" {
  function(t)
    t:hand(1, 6)
    local spirit = town(t, "square")
    t:go_on_to("sundown_discard", 1)
    t:expect(t:zone(spirit), "in_play", "the token at Sundown is")
    t:until_day(2)
    t:expect(t:zone(spirit), "none", "the token is")
    t:expect(t:count(1, "boot_hill"), 0, "cards in Boot Hill")
  end,
}
