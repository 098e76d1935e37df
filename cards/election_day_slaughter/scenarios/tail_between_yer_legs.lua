local function face_off(t)
  local card = t:in_hand { card = "tail_between_yer_legs" }
  local caller = t:dude { at = "square" }
  local friend = t:dude { at = "square" }
  local called = t:dude { player = 2, at = "square", bullets = 3 }
  local other = t:dude { player = 2, at = "square", bullets = 3 }
  return card, caller, called, friend, other
end

scenario "Tail Between Yer Legs: the mark's posse is formed first" {
  function(t)
    local card, caller, called, friend, other = face_off(t)
    t:call_out(caller, called)
    t:accept()
    t:use(card)
    local kind, player = t:asked()
    t:expect(kind, "join_posse", "what is asked")
    t:expect(player, 2, "who is asked")
    t:expect(t:side(called), 2, "the mark's posse")
    t:join(other)
    t:expect(t:asked(), "join_posse", "what is asked")
    t:expect(select(2, t:asked()), 1, "who is asked then")
    t:join(friend)
    t:expect(t:side(caller), 1, "the caller's posse")
    t:expect(t:side(friend), 1, "the friend's posse")
    t:expect(t:side(other), 2, "the other's posse")
  end,
}

scenario "Tail Between Yer Legs: the mark has 2 bullets less for the shootout" {
  function(t)
    local card, caller, called, _, other = face_off(t)
    t:draws(1, "KC KD QH 2S 3D")
    t:draws(2, "KH QS 5C 2H 4S")
    t:draws(1, "QC QD KH 2S 3D")
    t:draws(2, "JH QS 5C 2H 4S")
    t:call_out(caller, called)
    t:accept()
    t:use(card)
    t:join(other)
    t:expect(t:stat(called, "bullets"), 1, "the mark's bullets, 2 less")
    t:expect(t:stat(other, "bullets"), 3, "the bullets of another")
    t:expect(t:stat(caller, "bullets"), 0, "the caller's bullets")
    t:go_on_to("assign_casualty", 2)
    t:discard(other)
    t:done()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(called, "bullets"), 1, "the mark's bullets in the second round")
    t:go_on_to "flee"
  end,
}

scenario "Tail Between Yer Legs is over with the shootout" {
  function(t)
    local card, caller, called, _, other = face_off(t)
    t:draws(1, "KC KD QH 2S 3D")
    t:draws(2, "KH QS 5C 2H 4S")
    t:call_out(caller, called)
    t:accept()
    t:use(card)
    t:join(other)
    t:go_on_to("assign_casualty", 2)
    t:discard(other)
    t:done()
    t:flee(called)
    t:go_on_to "noon_play"
    t:expect(t:stat(called, "bullets"), 3, "the mark's bullets")
  end,
}

scenario "Tail Between Yer Legs is for call-outs of your dudes" {
  function(t)
    local card, caller, called = face_off(t)
    t:until_turn_of(2)
    t:call_out(called, caller)
    t:accept()
    t:expect_true(not t:can_use(card), "not when you are called out")
    t:expect(t:asked(), "join_posse", "what is asked")
    t:expect(select(2, t:asked()), 2, "who is asked: the leader first")
  end,
}

scenario "Tail Between Yer Legs needs an accepted call-out" {
  function(t)
    local card, caller, called = face_off(t)
    t:call_out(caller, called)
    t:refuse()
    t:expect(t:asked(), "noon_play", "what is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}
