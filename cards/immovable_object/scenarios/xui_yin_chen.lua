scenario "Xui Yin Chen: all of the posse are studs and have 1 influence more, in this shootout" {
  function(t)
    local xui = t:dude { card = "xui_yin_chen", at = "square" }
    local friend = t:dude { bullets = 1, influence = 1, at = "square" }
    local absent = t:dude { bullets = 1, influence = 1, at = "square" }
    local rival = t:dude { player = 2, bullets = 1, influence = 1, at = "square" }
    t:call_out(friend, rival)
    t:accept()
    t:join(xui)
    t:go_on_to("shootout_play", 1)
    t:use(xui)
    t:expect_true(t:is_booted(xui), "booted")
    t:expect_true(t:is_stud(friend), "a friend is a stud")
    t:expect(t:stat(friend, "influence"), 2, "a friend's influence")
    t:expect(t:stat(friend, "bullets"), 1, "a friend's bullets")
    t:expect(t:stat(xui, "influence"), 3, "the own influence")
    t:expect_true(not t:is_stud(absent), "who is outside is a draw")
    t:expect(t:stat(absent, "influence"), 1, "the influence of who is outside")
    t:expect_true(not t:is_stud(rival), "who opposes is a draw")
    t:expect(t:stat(rival, "influence"), 1, "the influence of who opposes")
    t:draws(1, "KC KD KH KS 3D 4C 5H")
    t:draws(2, "9C 8D TH 4S 6D")
    t:go_on_to("pick_shooter", 1)
    t:choose(friend)
    t:go_on_to "noon_play"
    t:expect_true(not t:is_stud(friend), "a draw after the shootout")
    t:expect(t:stat(friend, "influence"), 1, "a friend's influence after the shootout")
  end,
}
