local function town(t)
  local outfit = t:outfit { player = 1, card = "oddities_of_nature" }
  local oddity = t:dude { keywords = { "Abomination" }, at = "square" }
  return outfit, oddity
end

scenario "Oddities of Nature: Abominations have influence in the town square" {
  function(t)
    local _, oddity = town(t)
    local home = t:dude { keywords = { "Abomination" } }
    local plain = t:dude { at = "square" }
    local theirs = t:dude { player = 2, keywords = { "Abomination" }, at = "square" }
    t:expect(t:stat(oddity, "influence"), 1, "in the square")
    t:expect(t:stat(home, "influence"), 0, "at home")
    t:expect(t:stat(plain, "influence"), 0, "of another dude")
    t:expect(t:stat(theirs, "influence"), 0, "of the other player's")
  end,
}

scenario "Oddities of Nature: an Abomination boots for ghost rock, and so does another's dude" {
  function(t)
    local outfit, oddity = town(t)
    local friend = t:dude { at = "square" }
    local gawker = t:dude { player = 2, at = "square" }
    local other = t:dude { player = 2, at = "square" }
    local away = t:dude { player = 2 }
    t:use(outfit)
    t:expect_true(not t:offers(away), "nobody elsewhere")
    t:expect_true(not t:offers(friend), "nobody of your own")
    t:choose(gawker)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect_true(t:is_booted(outfit), "the outfit is booted")
    t:expect_true(t:is_booted(oddity), "the Abomination is booted")
    t:expect_true(t:is_booted(gawker), "the other dude is booted")
    t:expect_true(not t:is_booted(other), "nobody else is")
  end,
}

scenario "Oddities of Nature: there need be nobody to boot" {
  function(t)
    local outfit = town(t)
    t:use(outfit)
    t:expect(t:ghost_rock(1), 11, "the stash")
  end,
}

scenario "Oddities of Nature wants your unbooted Abomination in the town square" {
  function(t)
    local outfit = t:outfit { player = 1, card = "oddities_of_nature" }
    t:dude { keywords = { "Abomination" } }
    t:dude { keywords = { "Abomination" }, at = "square", booted = true }
    t:dude { at = "square" }
    t:dude { player = 2, keywords = { "Abomination" }, at = "square" }
    t:refuses(outfit)
  end,
}
