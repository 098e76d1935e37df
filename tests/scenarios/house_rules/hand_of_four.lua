scenario "Hands of four: four cards a hand, and two may be discarded" {
  house_rules = { "hand_of_four" },
  function(t)
    t:phase "sundown"
    local first, second = t:in_hand { title = "Ann" }, t:in_hand { title = "Ben" }
    local third = t:in_hand { title = "Cal" }
    t:choose(first)
    t:choose(second)
    t:expect_true(not t:offers(third), "a third one cannot go")
    t:until_day(2)
    t:expect(t:count(1, "discard_pile") >= 2, true, "two are discarded:")
    t:expect(t:hand_count(1), 4, "player 1 has")
    t:expect(t:hand_count(2), 4, "player 2 has")
  end,
}
