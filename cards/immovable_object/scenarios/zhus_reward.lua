local function shootout(t, given)
  local reward = t:in_hand { card = "zhus_reward" }
  local fighter = t:dude {
    keywords = { "Kung Fu 3" }, value = 9, bullets = 4, booted = given.booted, at = "square",
  }
  local friend = t:dude { value = 2, at = "square" }
  local weak = t:dude { player = 2, value = 3, at = "square" }
  local weaker = t:dude { player = 2, value = 2, at = "square" }
  local equal = t:dude { player = 2, value = 4, at = "square" }
  local absent = t:dude { player = 2, value = 2, at = "square" }
  t:call_out(fighter, weak)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(weaker)
  t:join(equal)
  t:go_on_to("shootout_play", 1)
  return reward, fighter, { weak, weaker }, { friend, equal, absent }
end

scenario "Zhu's Reward: who has less value than this dude bullets goes home booted" {
  function(t)
    local reward, fighter, sent, others = shootout(t, {})
    t:pulls(1, "2C")
    t:use(reward)
    for _, dude in ipairs(sent) do
      t:expect(t:where(dude), t:place "home 2", "home")
      t:expect_true(t:is_booted(dude), "booted")
      t:expect(t:side(dude), 0, "the posse")
    end
    for _, dude in ipairs(others) do t:expect(t:where(dude), t:place "square", "stays") end
    t:expect_true(t:is_booted(fighter), "who performs it boots")
    t:expect_true(not t:is_booted(others[1]), "nobody else")
  end,
}

scenario "Zhu's Reward that fails sends nobody home" {
  function(t)
    local reward, fighter, sent = shootout(t, {})
    t:pulls(1, "KC")
    t:use(reward)
    t:expect(t:where(sent[1]), t:place "square", "stays")
    t:expect_true(t:is_booted(fighter), "who tried it boots")
  end,
}

scenario "Zhu's Reward: a booted dude cannot perform it" {
  function(t)
    local reward, fighter = shootout(t, {})
    t:booted(fighter, true)
    t:refuses(reward)
  end,
}

scenario "Zhu's Reward can follow another Technique of the school, and ends the combo" {
  function(t)
    local ferocity = t:in_hand { card = "zhus_ferocity" }
    local reward, fighter, sent = shootout(t, {})
    t:pulls(1, "2C 3C")
    t:use(ferocity)
    t:choose(sent[2])
    t:expect((t:asked()), "combo", "what is asked")
    t:use(reward)
    t:expect(t:where(sent[1]), t:place "home 2", "with 5 bullets, home")
    t:expect_true(t:is_booted(fighter), "who performs it boots")
  end,
}
