scenario "The Ghost cancels what would be done to him" {
  function(t)
    local ghost = t:dude { player = 2, card = "the_ghost", at = "square" }
    local pox = t:dude { card = "pox_walker", at = "square" }
    t:use(pox)
    t:choose(ghost)
    t:use(ghost)
    t:expect(t:stat(ghost, "value"), 13, "his value")
    t:expect((t:asked()), "noon_play", "what is asked")
    t:until_turn_of(1)
    t:refuses(pox)
  end,
}

scenario "The Ghost cancels a call-out" {
  function(t)
    local ghost = t:dude { player = 2, card = "the_ghost", at = "square", booted = true }
    local caller = t:dude { at = "square" }
    t:call_out(caller, ghost)
    t:use(ghost)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:where(ghost), t:place "square", "he is in")
  end,
}

scenario "The Ghost does that once a day, and for himself" {
  function(t)
    local ghost = t:dude { player = 2, card = "the_ghost", at = "square" }
    local friend = t:dude { player = 2, value = 5, at = "square" }
    local pox = t:dude { card = "pox_walker", at = "square" }
    t:use(pox)
    t:choose(friend)
    t:expect(t:stat(friend, "value"), 2, "his friend's value")
    t:until_turn_of(1)
    t:call_out(pox, ghost)
    t:use(ghost)
    t:until_turn_of(1)
    t:call_out(pox, ghost)
    t:expect((t:asked()), "answer_callout", "what is asked")
  end,
}
