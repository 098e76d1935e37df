-- What no shipped card does to Agent Provocateur yet.

scenario "Agent Provocateur stays in Boot Hill" {
  function(t)
    local robber = t:dude { card = "grave_robber" }
    local agent = t:in_boot_hill { card = "agent_provocateur" }
    t:refuses(robber)
    local other = t:in_boot_hill { card = "barton_everest" }
    t:use(robber)
    t:expect(t:zone(other), "hand", "another dude is in")
    t:expect(t:zone(agent), "boot_hill", "he is in")
  end,
}

scenario "Agent Provocateur keeps his traits, and no abilities" {
  function(t)
    local agent = t:dude { card = "agent_provocateur" }
    local thief = t:dude { card = "memory_thief" }
    t:in_hand { card = "barton_everest" }
    t:use(thief)
    t:choose(agent)
    t:until_turn_of(1)
    t:expect_true(not t:offers "Move Agent Provocateur", "he does not move")
    t:until_phase "sundown"
    t:refuses(agent)
  end,
}

scenario "Agent Provocateur is aced whatever prevents it" {
  function(t)
    local agent = t:dude { card = "agent_provocateur" }
    local nurse = t:dude { card = "night_nurse" }
    local successor = t:in_hand { card = "barton_everest" }
    t:phase "sundown"
    t:use(agent)
    t:refuses(nurse)
    t:expect(t:zone(agent), "boot_hill", "he is in")
    t:expect(t:zone(successor), "in_play", "the successor is")
  end,
}
