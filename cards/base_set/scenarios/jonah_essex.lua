local function posse(t, with)
  local leader = t:dude { bullets = 1, bounty = 1, at = "square" }
  local friend = t:dude { bullets = 1, at = "square" }
  local jonah = t:dude { card = "jonah_essex", bounty = 1, at = "square" }
  local rival = t:dude { player = 2, bullets = 1, bounty = 1, at = "square" }
  local idle = t:dude { bullets = 1, bounty = 1 }
  t:call_out(leader, rival)
  t:expect(t:stat(leader, "bullets"), 1, "the leader's bullets before")
  t:go_on_to("join_posse", 1)
  t:join(friend)
  if with then t:join(jonah) end
  t:go_on_to("shootout_play", 1)
  return leader, friend, jonah, rival, idle
end

scenario "Jonah Essex: the other wanted dudes of his posse have 1 more bullet" {
  function(t)
    local leader, friend, jonah, rival, idle = posse(t, true)
    t:expect(t:stat(leader, "bullets"), 2, "a wanted dude's bullets")
    t:expect(t:stat(friend, "bullets"), 1, "an honest dude's bullets")
    t:expect(t:stat(jonah, "bullets"), 2, "his own bullets")
    t:expect(t:stat(rival, "bullets"), 1, "a wanted rival's bullets")
    t:expect(t:stat(idle, "bullets"), 1, "bullets of a wanted dude elsewhere")
  end,
}

scenario "Jonah Essex must be in the posse" {
  function(t)
    local leader = posse(t, false)
    t:expect(t:stat(leader, "bullets"), 1, "the leader's bullets")
  end,
}

scenario "Jonah Essex helps a posse against a job, too" {
  function(t)
    local card = t:in_hand { card = "kidnappin" }
    local leader = t:dude { bullets = 3, at = "square" }
    local mark = t:dude { player = 2, bullets = 1, bounty = 1, at = "square" }
    local jonah = t:dude { player = 2, card = "jonah_essex", at = "square" }
    t:use(card)
    t:choose(mark)
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:join(jonah)
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(mark, "bullets"), 2, "the mark's bullets")
    t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty")
    t:expect(t:stat(leader, "bullets"), 3, "the wanted leader's bullets")
  end,
}
