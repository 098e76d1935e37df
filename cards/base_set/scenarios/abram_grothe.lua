local function church(t)
  local abram = t:dude { card = "abram_grothe" }
  local land = t:deed { player = 2, keywords = { "Holy Ground" } }
  return abram, land
end

scenario "Abram Grothe's job clears a Holy Ground of Abominations and wanted dudes" {
  function(t)
    local abram, land = church(t)
    local beast = t:dude { player = 2, keywords = { "Abomination" }, at = land }
    local outlaw = t:dude { player = 2, bounty = 2, at = land }
    local both = t:dude { player = 2, keywords = { "Abomination" }, bounty = 1, at = land }
    local honest = t:dude { player = 2, at = land }
    local own = t:dude { bounty = 1, at = land }
    local away = t:dude { player = 2, bounty = 1, at = "square" }
    local far = t:dude { player = 2, keywords = { "Abomination" } }
    t:use(abram)
    t:expect_true(t:is_booted(abram), "he has booted for it")
    t:go_on_to "noon_play"
    t:expect(t:zone(beast), "discard_pile", "the Abomination is in")
    t:expect(t:zone(outlaw), "discard_pile", "the wanted dude is in")
    t:expect(t:zone(both), "discard_pile", "who is both is in")
    t:expect(t:zone(own), "discard_pile", "a wanted dude of yours is in")
    t:expect(t:zone(honest), "in_play", "the honest dude is")
    t:expect(t:zone(away), "in_play", "a wanted dude elsewhere is")
    t:expect(t:zone(far), "in_play", "an Abomination elsewhere is")
    t:expect(t:ghost_rock(1), 13, "the stash, with the bounties of the rivals")
    t:expect(t:zone(land), "in_play", "the deed is")
    t:expect(t:where(abram), t:place "home 1", "where he is")
  end,
}

scenario "Abram Grothe's job marks a Holy Ground, of yours or not" {
  function(t)
    local abram = t:dude { card = "abram_grothe" }
    local store = t:deed { keywords = { "Saloon" } }
    t:refuses(abram)
    local ours = t:deed { keywords = { "Holy Ground" } }
    local theirs = t:deed { player = 2, keywords = { "Holy Ground" } }
    t:use(abram)
    t:expect_true(t:offers(ours) and t:offers(theirs), "Holy Grounds")
    t:expect_true(not t:offers(store), "no Saloon")
    t:choose(ours)
    t:go_on_to "noon_play"
    t:expect(t:happened "job.succeeded", 1, "successes")
  end,
}

scenario "Abram Grothe leads his job himself, unbooted" {
  function(t)
    t:deed { keywords = { "Holy Ground" } }
    t:dude {}
    t:refuses(t:dude { card = "abram_grothe", booted = true })
  end,
}

scenario "Abram Grothe's job that fails clears nothing" {
  function(t)
    local abram, land = church(t)
    local guard = t:dude { player = 2, bounty = 1, at = land }
    t:draws(1, "KC QD 2S 3H 7D 8C 9S")
    t:draws(2, "9C 9D 9H 9S 5D")
    t:use(abram)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to "assign_casualty"
    t:ace(abram)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(abram), "boot_hill", "he is in")
    t:expect(t:where(guard), land, "where the guard is")
  end,
}
