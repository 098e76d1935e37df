scenario "Claustrophobia weighs on a dude at deeds in town and at home" {
  function(t)
    local shop = t:deed { player = 2 }
    local mine = t:deed { player = 2, keywords = { "Out of Town" } }
    local victim = t:dude { player = 2, bullets = 2, influence = 2, at = shop }
    local other = t:dude { bullets = 2, at = shop }
    local function numbers(expected, where)
      t:expect(t:stat(victim, "bullets"), expected, "bullets " .. where)
      t:expect(t:stat(victim, "influence"), expected, "influence " .. where)
    end
    local function go(place)
      t:until_turn_of(2)
      t:booted(victim, false)
      t:move(victim, place)
    end
    t:use(t:in_hand { card = "claustrophobia" })
    t:choose(victim)
    numbers(1, "at the deed")
    t:expect(t:stat(other, "bullets"), 2, "bullets of another there")
    go "square"
    numbers(2, "in the town square")
    go(mine)
    numbers(2, "out of town")
    go "home 1"
    numbers(2, "at another's home")
    go "home 2"
    numbers(1, "at home")
    t:until_day(2)
    numbers(2, "the next day")
  end,
}
