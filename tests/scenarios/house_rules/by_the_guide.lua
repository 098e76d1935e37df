scenario "By the guide: the leader's posse is there, and Wanted, before the other is declared" {
  ruleset = "classic",
  house_rules = { "by_the_guide" },
  function(t)
    local place = t:deed { player = 2, keywords = { "Private" } }
    local leader = t:dude { at = place }
    local friend = t:dude { at = "square" }
    local mark = t:dude { player = 2, at = place }
    t:dude { player = 2, at = place }
    t:call_out(leader, mark)
    t:accept()
    t:join(friend)
    t:go_on_to("join_posse", 2)
    t:expect({ t:where(friend) == t:where(mark), t:is_booted(friend), t:stat(friend, "bounty") }, { true, true, 1 }, "the friend is there, booted, Wanted")
  end,
}
