--- A shootout of two against two, whose hands are as told, up to what its loser must choose.
local function fight(t, first, second, loser)
  local leader, friend = t:dude { title = "Lee", at = "square" }, t:dude { at = "square" }
  local mark, ally = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(leader, mark)
  t:accept()
  t:join(friend)
  t:join(ally)
  t:draws(1, first)
  t:draws(2, second)
  t:go_on_to("assign_casualty", loser)
  return leader, friend, mark, ally
end

scenario "Classic casualties in Reloaded: each is a dude aced, and both sides' at once" {
  house_rules = { "classic_casualties" },
  function(t)
    local leader, friend, mark, ally = fight(t, "KC KD 2S 3H 7D", "QC QD 2H 3S 7C", 2)
    t:ace(ally)
    t:done()
    t:expect(t:zone(ally), "in_play", "until the other has chosen too, the loser's is")
    t:expect({ t:offers "Ace Lee", t:offers "Discard Lee" }, { true, false }, "acing is offered, discarding")
    t:ace(leader)
    t:done()
    t:expect({ t:zone(leader), t:zone(ally) }, { "boot_hill", "boot_hill" }, "both are in")
    t:expect({ t:zone(friend), t:zone(mark) }, { "in_play", "in_play" }, "the others are in")
  end,
}

scenario "Classic casualties in Reloaded: two casualties are two dudes" {
  house_rules = { "classic_casualties" },
  function(t)
    local leader, friend = fight(t, "KC QD 2S 3H 7D", "QC QH 3S 3D 7C", 1)
    t:ace(leader)
    t:ace(friend)
    t:done()
    t:expect({ t:zone(leader), t:zone(friend) }, { "boot_hill", "boot_hill" }, "both are in")
  end,
}
