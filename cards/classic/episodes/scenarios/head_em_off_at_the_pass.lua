--- Player 2's job against my deed; my dude is far and booted.
local function job(t, with_card)
  local deed = t:deed {}
  local far = t:deed { keywords = { "Out of Town" } }
  local rider, other = t:dude { booted = true, at = far }, t:dude { at = far }
  local leader = t:dude { player = 2, at = "square" }
  local card = t:in_hand { card = "head_em_off_at_the_pass" }
  t:pass()
  t:use(t:in_hand { player = 2, card = "arson" })
  t:choose(deed)
  t:go_on_to("react", 1)
  t:use(card)
  t:expect_true(t:offers(other), "a dude of mine")
  t:expect_true(not t:offers(leader), "no dude of another")
  t:choose(rider)
  t:go_on_to("oppose_job", 1)
  return rider, other
end

scenario "Head 'em Off at the Pass brings a dude to a job from anywhere" {
  function(t)
    local rider, other = job(t)
    t:expect_true(not t:offers(other), "another far dude")
    t:join(rider)
    t:go_on_to "shootout_play"
    t:expect(t:side(rider), 2, "posse")
  end,
}
