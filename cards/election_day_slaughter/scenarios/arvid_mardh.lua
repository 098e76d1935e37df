local function arrival(t)
  local arvid = t:in_hand { card = "arvid_mardh" }
  local giver = t:dude {}
  local gun = t:goods { card = "shotgun", on = giver }
  return arvid, giver, gun
end

scenario "Arvid Mardh trades when he enters play" {
  function(t)
    local arvid, _, gun = arrival(t)
    t:shop(arvid)
    t:use(arvid)
    t:done()
    t:expect(t:host(gun), arvid, "the goods are on")
    t:expect(t:ghost_rock(1), 4, "the stash, 6 less")
    t:until_turn_of(1)
    t:expect_true(not t:can_use(arvid), "not again")
  end,
}

scenario "Arvid Mardh lets trade where his player has goods" {
  function(t)
    local deed = t:deed {}
    local arvid, giver, gun = arrival(t)
    local there = t:goods { card = "shotgun", on = t:dude { at = deed, influence = 1 } }
    local friend = t:dude { at = deed }
    t:shop(arvid)
    t:use(arvid)
    t:take "Trade goods at Card"
    t:done()
    t:expect(t:host(there), friend, "the goods there are on")
    t:expect(t:host(gun), giver, "the others are on")
  end,
}

scenario "Arvid Mardh need not trade" {
  function(t)
    local arvid, giver, gun = arrival(t)
    t:shop(arvid)
    t:pass()
    t:expect(t:asked(), "noon_play", "what is asked")
    t:expect(t:host(gun), giver, "the goods are on")
  end,
}

scenario "Arvid Mardh does nothing for others, nor without goods" {
  function(t)
    local arvid = t:in_hand { card = "arvid_mardh" }
    t:dude {}
    t:shop(arvid)
    t:expect(t:asked(), "noon_play", "what is asked: there is nothing to trade")
    local jake = t:in_hand { card = "jake_smiley" }
    t:goods { card = "shotgun", on = arvid }
    t:until_turn_of(1)
    t:shop(jake)
    t:expect(t:asked(), "noon_play", "what is asked")
  end,
}
