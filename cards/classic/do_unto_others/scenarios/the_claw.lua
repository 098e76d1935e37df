scenario "The Claw throws a foe out" {
  function(t)
    local dude, friend = t:dude { at = "square" }, t:dude { at = "square" }
    local claw = t:goods { card = "the_claw", on = dude }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(dude, foe)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:use(claw)
    t:expect(t:where(foe), t:place "home 2", "the foe is in")
    t:expect_true(t:is_booted(foe), "the foe is booted")
  end,
}
