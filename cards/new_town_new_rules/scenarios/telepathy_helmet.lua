local function fight(t)
  local rival = t:dude { player = 2, bullets = 0, at = "square" }
  local thinker = t:dude { bullets = 2, at = "square" }
  local helmet = t:goods { card = "telepathy_helmet", on = thinker }
  return thinker, helmet, rival
end

scenario "Telepathy Helmet keeps other players' Shootout abilities off the Winner's dude" {
  function(t)
    local thinker, _, rival = fight(t)
    local friend = t:dude { at = "square", bullets = 3 }
    local sun = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    t:call_out(thinker, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 2)
    t:use(sun)
    t:expect_true(not t:offers(thinker), "the dude with the Helmet")
    t:choose(friend)
    t:expect(t:stat(friend, "bullets"), 1, "the bullets of another dude")
  end,
}

scenario "Telepathy Helmet does nothing for one who is not the Winner" {
  function(t)
    local thinker, _, rival = fight(t)
    local sun = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    t:winner(2)
    t:until_turn_of(1)
    t:call_out(thinker, rival)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:use(sun)
    t:choose(thinker)
    t:expect(t:stat(thinker, "bullets"), 0, "bullets, from 2")
  end,
}

scenario "Telepathy Helmet lets own abilities through" {
  function(t)
    local thinker, _, rival = fight(t)
    local sun = t:in_hand { card = "sun_in_yer_eyes" }
    t:call_out(thinker, rival)
    t:accept()
    t:use(sun)
    t:choose(thinker)
    t:expect(t:stat(thinker, "bullets"), 0, "bullets, from 2")
  end,
}

scenario "Telepathy Helmet does not keep off Noon abilities" {
  function(t)
    local thinker = t:dude { bounty = 1, at = "square" }
    t:goods { card = "telepathy_helmet", on = thinker }
    local notice = t:in_hand { player = 2, card = "too_much_attention" }
    t:until_turn_of(2)
    t:use(notice)
    t:expect_true(t:is_booted(thinker), "booted")
  end,
}

scenario "Telepathy Helmet looks at a hand for 1 ghost rock, again and again" {
  function(t)
    local thinker = t:dude { booted = true }
    local helmet = t:goods { card = "telepathy_helmet", on = thinker, booted = true }
    t:hand(2, 1)
    local theirs = t:in_hand { player = 2 }
    local mine = t:in_hand {}
    t:ghost_rock(1, 2)
    t:expect(t:knows(1, theirs), false, "their card is known before:")
    t:use(helmet)
    t:choose_player(2)
    t:expect(t:knows(1, theirs), true, "their card is known:")
    t:expect(t:knows(2, mine), false, "my card is known to them:")
    t:expect(t:ghost_rock(1), 1, "the stash, 1 less")
    t:expect(t:happened "cards.looked_at", 1, "looks")
    t:until_turn_of(1)
    t:use(helmet)
    t:choose_player(2)
    t:expect(t:ghost_rock(1), 0, "the stash")
    t:expect(t:happened "cards.looked_at", 2, "looks")
    t:until_turn_of(1)
    t:refuses(helmet)
  end,
}

scenario "Telepathy Helmet takes the first Unprepared, the dude the second" {
  proves = { "RC-CARD-119", "RC-CARD-120" },
  function(t)
    local thinker, helmet, rival = fight(t)
    local first = t:in_hand { player = 2, card = "unprepared" }
    local second = t:in_hand { player = 2, card = "unprepared" }
    t:call_out(thinker, rival)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:use(first)
    t:choose(thinker)
    t:expect_true(not t:is_booted(thinker), "the dude is unbooted")
    t:expect(t:stat(thinker, "bullets"), 2, "the dude's bullets")
    t:expect_true(t:is_booted(helmet), "the Helmet is booted")
    t:until_turn_of(2)
    t:use(second)
    t:choose(thinker)
    t:expect_true(t:is_booted(thinker), "the dude is booted")
    t:expect(t:stat(thinker, "bullets"), 1, "the dude's bullets, 1 less")
  end,
}

