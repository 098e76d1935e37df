--- What a player has after lowball, which player 2 wins, and before Upkeep is 10 less the ante.
local function stakes(t, which)
  t:phase "gambling"
  t:dude { influence = 5 }
  t:dude { player = 2, influence = 5 }
  local casino = t:deed { card = "big_docs_casino" }
  t:draws(1, "2C 2D 5H 6S 9C")
  t:draws(2, "3C 4D 5H 6S 8C")
  t:go_on_to("react", 1)
  t:use(casino)
  t:choose(which)
  t:until_phase "noon"
  t:expect(t:ghost_rock(1) + t:ghost_rock(2), 27, "all the ghost rock: 20, 2 homes and the deed")
  return t:ghost_rock(2) - 13
end

scenario "Big Doc's Casino: 1 more" {
  function(t) t:expect(stakes(t, 1), 2, "won from player 1") end,
}

scenario "Big Doc's Casino: 1 less" {
  function(t) t:expect(stakes(t, 2), 0, "won from player 1") end,
}

scenario "Big Doc's Casino: tomorrow the ante is as usual" {
  function(t)
    t:hand(1, 5)
    t:hand(2, 5)
    stakes(t, 1)
    t:draws(1, "2C 2D 5H 6S 9C")
    t:draws(2, "3C 4D 5H 6S 8C")
    t:until_day(2)
    t:until_phase "noon"
    t:expect(t:ghost_rock(2), 19, "player 2 has 1 more, and 3 of production")
  end,
}

scenario "Big Doc's Casino: 1 more and 1 less are as usual" {
  function(t)
    local second = t:deed { player = 2, card = "big_docs_casino", production = 1 }
    t:phase "gambling"
    t:dude { influence = 5 }
    t:dude { player = 2, influence = 5 }
    local first = t:deed { card = "big_docs_casino" }
    t:draws(1, "2C 2D 5H 6S 9C")
    t:draws(2, "3C 4D 5H 6S 8C")
    t:go_on_to("react", 1)
    t:use(first)
    t:choose(1)
    t:use(second)
    t:choose(2)
    t:until_phase "noon"
    t:expect(t:ghost_rock(1), 10 - 1 + 3 + 1, "the loser's stash: 10, less the ante, with production")
  end,
}
