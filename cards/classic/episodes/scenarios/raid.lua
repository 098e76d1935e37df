--- A raid of a leader and a friend on home 2, whose player has so much; an ace of spades up to a king is pulled there.
local function raid(t, stash, pulled)
  local card = t:in_hand { card = "raid" }
  local leader, friend = t:dude {}, t:dude {}
  local other = t:dude { booted = true }
  t:ghost_rock(2, stash)
  t:pulls(2, pulled)
  t:use(card)
  t:choose(leader)
  t:go_on_to("join_posse", 1)
  t:join(friend)
  t:go_on_to("noon_play", 2)
  t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty")
  t:expect(t:stat(friend, "bounty"), 1, "the friend's bounty")
  t:expect(t:stat(other, "bounty"), 0, "another dude's bounty")
end

scenario "Raid: half a 7 is 4" {
  function(t)
    raid(t, 10, "7C")
    t:expect(t:ghost_rock(1), 12, "the stash: the card costs 2")
    t:expect(t:ghost_rock(2), 6, "the other stash")
  end,
}

scenario "Raid: half a Queen is 6" {
  function(t)
    raid(t, 10, "QC")
    t:expect(t:ghost_rock(1), 14, "the stash")
  end,
}

scenario "Raid: no more than there is" {
  function(t)
    raid(t, 2, "QC")
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:ghost_rock(2), 0, "the other stash")
  end,
}
