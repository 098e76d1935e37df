--- Two against two: the booted stud with 4 bullets is pinned down.
local function pin(t, booted)
  local card = t:in_hand { card = "pinned_down" }
  local leader = t:dude { at = "square" }
  local tired = t:dude { at = "square", booted = true }
  local pinned = t:dude { player = 2, bullets = 4, stud = true, at = "square", booted = booted }
  local brother = t:dude { player = 2, bullets = 1, at = "square" }
  t:dude { player = 2, booted = true }
  t:call_out(leader, pinned)
  t:go_on_to("join_posse", 1)
  t:join(tired)
  t:go_on_to("join_posse", 2)
  t:join(brother)
  t:go_on_to("shootout_play", 1)
  return card, tired
end

scenario "Pinned Down: who is pinned is no shooter and adds nothing" {
  function(t)
    local card, tired = pin(t, true)
    t:use(card)
    local sixth = t:on_top_of_deck { player = 2 }
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:pass()
    t:pass()
    t:choose(tired)
    t:expect_true((t:asked()) ~= "pick_shooter", "nobody has to choose a shooter of player 2")
    t:go_on_to "assign_casualty"
    t:expect(t:zone(sixth), "deck", "a sixth card is in")
  end,
}

scenario "Pinned Down is against booted dudes" {
  function(t) t:refuses((pin(t, false))) end,
}
