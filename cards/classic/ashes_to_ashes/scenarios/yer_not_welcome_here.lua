scenario "Yer Not Welcome Here! sends Terrors and the wanted next door" {
  function(t)
    local owned = t:deed {}
    local controlled = t:deed { player = 2 }
    local theirs = t:deed { player = 2, side = "left" }
    local mine = t:deed { keywords = { "Out of Town" } }
    t:dude { influence = 5, at = controlled }
    local terror = t:dude { player = 2, influence = 2, keywords = { "Abomination" }, at = owned }
    local wanted = t:dude { player = 2, bounty = 1, at = controlled }
    local others = {
      t:dude { player = 2, at = owned },
      t:dude { bounty = 1, at = owned },
      t:dude { player = 2, bounty = 1, at = theirs },
      t:dude { player = 2, bounty = 1, at = mine },
      t:dude { player = 2, bounty = 1, at = "square" },
      t:dude { player = 2, bounty = 1, at = "home 1" },
    }
    t:use(t:in_hand { card = "yer_not_welcome_here" })
    t:expect_true(t:offers(terror), "the Terror at the deed that I own")
    t:expect_true(t:offers(wanted), "the wanted dude at the deed that I control")
    for i, other in ipairs(others) do
      t:expect_true(not t:offers(other), "other " .. i)
    end
    t:choose(terror)
    t:expect_true(not t:offers(controlled), "the deed of the other street is not adjacent")
    t:choose "home 1"
    t:expect(t:where(terror), t:place "home 1", "the Terror is at")
    t:expect_true(not t:is_booted(terror), "the Terror is not booted")
  end,
}

scenario "Yer Not Welcome Here! is for deeds in town" {
  function(t)
    local mine = t:deed { keywords = { "Out of Town" } }
    t:dude { player = 2, bounty = 1, at = mine }
    t:shop(t:in_hand { card = "hideout" })
    t:go_on_to("noon_play", 1)
    t:refuses(t:in_hand { card = "yer_not_welcome_here" })
  end,
}
