scenario "Carter's Bounties brings back a dude that stands where the shootout is" {
  proves = { "RC-CARD-080" },
  function(t)
    local bounties = t:deed { card = "carters_bounties" }
    local gun = t:dude { at = "square" }
    local helper = t:dude { at = "square", booted = true }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(helper), 0, "the helper's posse before")
    t:use(bounties)
    t:expect(t:side(helper), 1, "the helper's posse")
  end,
}

scenario "Carter's Bounties brings a dude into the posse from anywhere" {
  function(t)
    local bounties = t:deed { card = "carters_bounties" }
    local far = t:deed { keywords = { "Out of Town" } }
    local helper = t:dude { at = far, booted = true }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(bounties)
    t:expect(t:side(helper), 1, "the helper's posse")
    t:expect(t:where(helper), t:place("square"), "where the helper is")
  end,
}
