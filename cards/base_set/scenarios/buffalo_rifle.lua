scenario "Buffalo Rifle fights from the next place, booted or not" {
  function(t)
    local gun = t:dude { at = "square" }
    local rifleman = t:dude { booted = true }
    t:goods { card = "buffalo_rifle", on = rifleman }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(rifleman)
    t:expect(t:side(rifleman), 1, "his posse")
    t:expect(t:where(rifleman), t:place("home 1"), "where he is")
  end,
}
