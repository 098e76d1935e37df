local function at_hall(t, keywords)
  local hall = t:deed { keywords = keywords }
  local gun = t:dude { at = hall }
  local rival = t:dude { player = 2, at = hall }
  return hall, gun, rival
end

scenario "Rafi Hamid brings Deputies into the posse from anywhere" {
  function(t)
    local hall, gun, rival = at_hall(t, { "Government" })
    local far = t:deed { keywords = { "Out of Town" } }
    local rafi = t:dude { card = "rafi_hamid", at = far }
    local deputy = t:dude { keywords = { "Deputy" }, booted = true, at = far }
    local citizen = t:dude { at = far }
    local foreign = t:dude { player = 2, keywords = { "Deputy" }, at = far }
    local third = t:dude { keywords = { "Deputy" } }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(rafi)
    t:expect_true(not t:offers(citizen), "a dude who is no Deputy")
    t:expect_true(not t:offers(foreign), "another player's Deputy")
    t:choose(rafi)
    t:choose(deputy)
    t:done()
    t:expect(t:side(rafi), 1, "Rafi's posse")
    t:expect(t:side(deputy), 1, "the Deputy's posse")
    t:expect(t:where(deputy), hall, "where the Deputy is")
    t:expect(t:side(third), 0, "the posse of one not chosen")
    t:expect_true(not t:is_booted(rafi), "Rafi is unbooted")
    t:until_turn_of(1)
    t:refuses(rafi)
  end,
}

scenario "Rafi Hamid in the posse calls other Deputies, at least one" {
  function(t)
    local hall = t:deed { keywords = { "Government" } }
    local rafi = t:dude { card = "rafi_hamid", at = hall }
    local rival = t:dude { player = 2, at = hall }
    t:call_out(rafi, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(rafi)
    local deputy = t:dude { keywords = { "Deputy" } }
    t:use(rafi)
    t:done()
    t:expect(t:side(deputy), 1, "the Deputy's posse")
  end,
}

scenario "Rafi Hamid calls no one to a deed that is not Government" {
  function(t)
    local _, gun, rival = at_hall(t, { "Saloon" })
    local rafi = t:dude { card = "rafi_hamid" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(rafi)
  end,
}
