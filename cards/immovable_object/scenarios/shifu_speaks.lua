local function speak(t, given)
  local card = t:in_hand { card = "shifu_speaks" }
  local master = t:dude {
    keywords = { "Kung Fu 3" }, value = given.value or 9, influence = 1, at = given.at,
  }
  local other = t:dude { influence = 1, at = given.at }
  t:dude { player = 2, influence = 9 }
  t:pulls(1, given.pull or "2C")
  t:use(card)
  return master, other
end

scenario "Shifu Speaks: 1 influence and 2 Kung Fu more away from home, until the day is over" {
  function(t)
    local master, other = speak(t, { at = "square" })
    t:choose(0)
    t:expect(t:stat(master, "influence"), 2, "influence")
    t:expect(t:stat(master, "kung_fu"), 5, "Kung Fu")
    t:expect(t:stat(other, "influence"), 1, "influence of another")
    t:until_day(2)
    t:expect(t:stat(master, "influence"), 1, "influence on the next day")
    t:expect(t:stat(master, "kung_fu"), 3, "Kung Fu on the next day")
  end,
}

scenario "Shifu Speaks: it comes and goes as the dude leaves home and returns" {
  function(t)
    local master = speak(t, {})
    t:choose(0)
    t:expect(t:stat(master, "influence"), 1, "influence at home")
    t:expect(t:stat(master, "kung_fu"), 3, "Kung Fu at home")
    t:pass()
    t:move(master, "square")
    t:expect(t:stat(master, "influence"), 2, "influence away")
    t:expect(t:stat(master, "kung_fu"), 5, "Kung Fu away")
    t:until_turn_of(2)
    t:pass()
    t:booted(master, false)
    t:move(master, "home 1")
    t:expect(t:stat(master, "influence"), 1, "influence at home again")
    t:expect(t:stat(master, "kung_fu"), 3, "Kung Fu at home again")
    t:until_turn_of(2)
    t:pass()
    t:booted(master, false)
    t:move(master, "home 2")
    t:expect(t:stat(master, "influence"), 2, "influence away again")
    t:expect(t:stat(master, "kung_fu"), 5, "Kung Fu away again")
  end,
}

scenario "Shifu Speaks: it holds from one place to the next, once" {
  function(t)
    local master, other = speak(t, { at = "square" })
    t:choose(0)
    t:pass()
    t:move(master, "home 2")
    t:expect(t:stat(master, "influence"), 2, "influence at the next place")
    t:expect(t:stat(master, "kung_fu"), 5, "Kung Fu at the next place")
    t:until_turn_of(2)
    t:pass()
    t:move(other, "home 2")
    t:expect(t:stat(other, "influence"), 1, "influence of another who moves")
    t:expect(t:stat(master, "influence"), 2, "influence still")
  end,
}

scenario "Shifu Speaks: up to five cards from the top of the deck" {
  function(t)
    speak(t, { at = "square" })
    t:expect_true(t:offers "5", "five can be discarded")
    t:expect_true(not t:offers "6", "six cannot")
    local before = t:count(1, "deck")
    t:choose(5)
    t:expect(t:count(1, "deck"), before - 5, "cards in the deck")
  end,
}

scenario "Shifu Speaks that fails does nothing" {
  function(t)
    local master = speak(t, { at = "square", value = 2, pull = "KC" })
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:stat(master, "influence"), 1, "influence")
    t:expect(t:stat(master, "kung_fu"), 3, "Kung Fu")
  end,
}
