scenario "Agent Provocateur stays at home, and nothing is attached to him" {
  function(t)
    local agent = t:dude { card = "agent_provocateur" }
    local other = t:dude {}
    local bought = t:in_hand { card = "pearl_handled_revolver" }
    t:expect_true(not t:offers "Move Agent Provocateur", "he does not move")
    t:expect_true(not t:offers "Revolver to Agent Provocateur", "nothing is attached to him")
    t:shop(bought, other)
    t:expect(t:host(bought), other, "the revolver is on")
    t:expect(t:where(agent), t:place "home", "he is in")
  end,
}

scenario "Agent Provocateur goes home from elsewhere" {
  function(t)
    local agent = t:dude { card = "agent_provocateur", at = "square" }
    t:move(agent, "home")
    t:expect(t:where(agent), t:place "home", "he is in")
  end,
}

--- Bought, and brought by a coach to a place.
local function coach_to(t, place, who)
  local office = t:deed { card = "stagecoach_office" }
  local agent = t:in_hand { card = who or "agent_provocateur" }
  t:shop(agent)
  t:use(office)
  t:choose(place or office)
  return agent
end

scenario "Agent Provocateur enters play at your home" {
  function(t) t:expect(t:zone(coach_to(t, "home")), "in_play", "he is") end,
}

scenario "Agent Provocateur enters play nowhere else" {
  function(t) t:expect_true(t:zone(coach_to(t)) ~= "in_play", "he is not in play") end,
}

scenario "Agent Provocateur enters play nowhere out of town" {
  function(t)
    local mine = t:deed { keywords = { "Out of Town" } }
    t:expect_true(t:zone(coach_to(t, mine)) ~= "in_play", "he is not in play")
  end,
}

scenario "Agent Provocateur: others enter play anywhere" {
  function(t)
    t:dude { card = "agent_provocateur" }
    t:expect(t:zone(coach_to(t, nil, "barton_everest")), "in_play", "another dude is")
  end,
}

--- Your hunter at a deed that gives a control point.
local function hunt(t, player)
  local lodge = t:deed { card = "hunter_protections" }
  local hunter = t:dude { influence = 2, at = lodge }
  t:dude { player = player, card = "agent_provocateur", at = lodge }
  t:use(lodge)
  if player == 1 then t:choose(hunter) end
  return t:stat(hunter, "control")
end

scenario "Agent Provocateur: your dudes where he is get no control points" {
  function(t) t:expect(hunt(t, 1), 0, "control points") end,
}

scenario "Agent Provocateur: dudes of others do" {
  function(t) t:expect(hunt(t, 2), 1, "control points") end,
}

scenario "Agent Provocateur: so do yours by jobs, and elsewhere" {
  function(t)
    t:dude { card = "agent_provocateur" }
    local leader = t:dude { at = "square" }
    local boss = t:in_hand { card = "meet_the_new_boss" }
    local lodge = t:deed { card = "hunter_protections" }
    local hunter = t:dude { at = lodge }
    t:use(boss)
    t:choose(leader)
    t:go_on_to "noon_play"
    t:expect(t:where(leader), t:place "home", "the leader has come")
    t:expect(t:stat(leader, "control"), 1, "control points by a job")
    t:until_turn_of(1)
    t:use(lodge)
    t:expect(t:stat(hunter, "control"), 1, "control points elsewhere")
  end,
}

scenario "Agent Provocateur is aced for a dude at 4 ghost rock less" {
  function(t)
    local agent = t:dude { card = "agent_provocateur" }
    local successor = t:in_hand { card = "lane_healey" }
    local deed = t:in_hand { card = "bunkhouse" }
    local theirs = t:in_hand { player = 2, card = "barton_everest" }
    t:phase "sundown"
    t:use(agent)
    t:expect(t:zone(agent), "boot_hill", "he is in")
    t:expect(t:zone(successor), "in_play", "the dude is")
    t:expect(t:ghost_rock(1), 8, "the stash")
    t:expect(t:zone(theirs), "hand", "the other player's dude is in")
    t:expect(t:zone(deed), "hand", "a deed is in")
  end,
}

scenario "Agent Provocateur: who is too dear is not played" {
  function(t)
    local agent = t:dude { card = "agent_provocateur" }
    t:in_hand { card = "lane_healey" }
    t:ghost_rock(1, 1)
    t:phase "sundown"
    t:refuses(agent)
  end,
}
