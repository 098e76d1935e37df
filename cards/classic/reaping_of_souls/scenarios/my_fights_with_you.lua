scenario "My Fight's With You leaves leader and mark alone" {
  function(t)
    local card = t:in_hand { card = "my_fights_with_you" }
    local leader, friend = t:dude { at = "square" }, t:dude { at = "square" }
    local mark, brother = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
    local bystander = t:dude { at = "home 1" }
    t:call_out(leader, mark)
    t:accept()
    t:join(friend)
    t:done()
    t:join(brother)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:expect(t:where(friend), t:place "home 1", "the friend is in")
    t:expect_true(t:is_booted(friend), "the friend is booted")
    t:expect(t:where(brother), t:place "home 2", "the brother is in")
    t:expect(t:side(leader), 1, "the leader's side")
    t:expect(t:side(mark), 2, "the mark's side")
    t:expect_true(not t:is_booted(bystander), "who was not in the shootout is not booted")
  end,
}

scenario "My Fight's With You keeps others out" {
  function(t)
    local card = t:in_hand { card = "my_fights_with_you" }
    local horse = t:goods { card = "pale_horse", player = 2, on = t:dude { player = 2 } }
    local leader = t:dude { at = "square" }
    local mark = t:dude { player = 2, at = "square" }
    t:call_out(leader, mark)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:go_on_to("shootout_play", 2)
    t:refuses(horse)
  end,
}

scenario "My Fight's With You is not for jobs" {
  function(t)
    local card = t:in_hand { card = "my_fights_with_you" }
    local mark = t:dude { player = 2, at = "square" }
    local leader = t:dude { at = "square" }
    t:use(t:in_hand { card = "ambush" })
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:go_on_to("shootout_play", 1)
    t:refuses(card)
  end,
}
