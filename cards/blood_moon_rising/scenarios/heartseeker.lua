-- A Huckster of rating 1 and a foe, each with a friend; the hex is cast.
local function cast(t, pulled, keywords)
  local huckster = t:dude { keywords = { "Huckster 1" }, at = "square" }
  local hex = t:spell { card = "heartseeker", on = huckster }
  local foe = t:dude { player = 2, keywords = keywords, at = "square" }
  local friend, second = t:dude { player = 2, at = "square" }, t:dude { at = "square" }
  t:call_out(huckster, foe)
  t:accept()
  t:join(second)
  t:join(friend)
  t:pulls(1, pulled)
  t:use(hex)
  t:expect_true(t:is_booted(hex), "the hex boots")
  return huckster, foe, friend, second
end
local function lumps(t, mine, theirs, shooter)
  t:go_on_to("pick_shooter", 2)
  t:draws(1, mine)
  t:draws(2, theirs)
  t:choose(shooter)
end

scenario "Heartseeker: whoever loses the round loses the shooter, and 3 casualties less" {
  function(t)
    local _, foe, friend = cast(t, "4C")
    lumps(t, "2C 2D 2H 9S 9C", "2D 4H 5C 9D TD", foe)
    t:go_on_to("assign_casualty", 2)
    t:expect(t:zone(foe), "boot_hill", "the shooter is in")
    t:expect(t:casualties(2), 3, "casualties, of 6")
    t:expect(t:zone(friend), "in_play", "the other is")
  end,
}

scenario "Heartseeker does not care who is Harrowed" {
  function(t)
    local _, foe = cast(t, "4C", { "Harrowed" })
    lumps(t, "2C 2D 5H 9S TC", "2D 4H 5C 9D TD", foe)
    t:go_on_to "shootout_play"
    t:expect(t:zone(foe), "boot_hill", "the shooter is in")
  end,
}

scenario "Heartseeker is over with the round: who wins the next aces nobody" {
  function(t)
    local huckster, foe, friend, second = cast(t, "4C")
    lumps(t, "2D 4H 5C 9D TD", "2C 2D 5H 9S TC", foe)
    t:go_on_to("assign_casualty", 1)
    t:expect(t:zone(foe), "in_play", "the shooter is")
    t:expect(t:casualties(2), 0, "casualties of the winner")
    t:discard(second)
    t:go_on_to("pick_shooter", 2)
    lumps(t, "2C 2D 2H 9S TC", "2D 4H 5C 9D TD", friend)
    t:go_on_to("assign_casualty", 2)
    t:expect(t:zone(friend), "in_play", "the next shooter is")
    t:expect(t:casualties(2), 3, "casualties, all of them")
    t:expect_true(not t:is_booted(huckster), "the Huckster does not boot")
  end,
}

scenario "Heartseeker that fails does nothing" {
  function(t)
    local _, foe = cast(t, "3C")
    lumps(t, "2C 2D 5H 9S TC", "2D 4H 5C 9D TD", foe)
    t:go_on_to("assign_casualty", 2)
    t:expect(t:zone(foe), "in_play", "the shooter is")
    t:expect(t:casualties(2), 1, "casualties")
  end,
}
