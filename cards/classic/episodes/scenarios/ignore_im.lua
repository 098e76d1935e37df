scenario "Ignore 'im takes a dude of yours out of the shootout" {
  function(t)
    local card = t:in_hand { card = "ignore_im" }
    local leader, friend = t:dude { at = "square" }, t:dude { at = "square" }
    local mark = t:dude { player = 2, at = "square" }
    local elsewhere = t:dude {}
    t:call_out(leader, mark)
    t:accept()
    t:join(friend)
    t:done()
    t:use(card)
    t:expect_true(not t:offers(mark), "no dude of the other posse")
    t:expect_true(not t:offers(elsewhere), "nobody outside the shootout")
    t:choose(friend)
    t:expect(t:where(friend), t:place "home 1", "the dude is in")
    t:expect_true(t:is_booted(friend), "the dude is booted")
    t:expect(t:side(friend), 0, "the dude's side")
    t:expect(t:side(leader), 1, "the leader's side")
  end,
}
