-- When reactions of classic cards come that name no stage.

--- Player 2's dude with a knife that reacts to the acing has lost a round to player 1's.
local function shot(t)
  local gun = t:dude { at = "square" }
  local victim = t:dude { player = 2, at = "square" }
  local knife = t:goods { player = 2, card = "holdout_knife", on = victim }
  t:call_out(gun, victim)
  t:accept()
  t:draws(1, "2D 2H 5C 5D TD")
  t:draws(2, "2C 3D 4H 9S TC")
  t:go_on_to "assign_casualty"
  t:ace(victim)
  t:done()
  return victim, knife
end

scenario "Classic: a reaction that names no stage comes when the event happens" {
  proves = { "CT-TIMING-005" },
  function(t)
    local victim, knife = shot(t)
    t:expect_true(t:can_use(knife), "the reaction is offered")
    t:expect(t:happened "dude.aced", 0, "dudes surely aced by then")
    t:pass()
    t:expect(t:happened "dude.aced", 1, "dudes aced")
    t:expect(t:zone(victim), "boot_hill", "the victim is in")
    t:expect(t:zone(knife), "boot_hill", "the knife is in")
  end,
}
