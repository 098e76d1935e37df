local function fight(t, mine)
  local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  local book = t:goods { card = "doyles_hoyle", on = gun }
  local own = t:draws(1, mine)
  t:draws(2, "KC KD 5H 3S 7H")
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("resolution_play", 1)
  return book, own
end

local function spell_at(t, reader)
  local huckster = t:dude { at = "square", keywords = { "Huckster 1" } }
  local hex = t:spell { card = "soul_blast", on = huckster }
  local book = t:goods { card = "doyles_hoyle", on = reader and reader(t) or huckster }
  local rival = t:dude { player = 2, value = 9, at = "square" }
  local pulled = t:pulls(1, "3C")
  t:call_out(huckster, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  t:use(hex)
  t:choose(rival)
  return book, rival, pulled[1], huckster
end

scenario "Doyle's Hoyle is the pull" {
  proves = { "RC-ERRATA-015" },
  function(t)
    local book, rival, pulled = spell_at(t)
    t:use(book)
    t:expect(t:happened "skill_check.succeeded", 1, "skill checks passed, with 10 and 1")
    t:expect(t:where(rival), t:place "home 2", "where the rival is: 11 against 9")
    t:expect(t:zone(pulled), "discard_pile", "the pulled card is in")
    t:expect(t:zone(book), "discard_pile", "the book is in")
  end,
}

scenario "Doyle's Hoyle need not be the pull" {
  function(t)
    local book, rival, pulled, huckster = spell_at(t)
    t:pass()
    t:expect(t:zone(rival), "in_play", "the rival is")
    t:expect(t:where(huckster), t:place "home 1", "where the Huckster is")
    t:expect(t:zone(pulled), "discard_pile", "the pulled card is in")
    t:expect(t:zone(book), "in_play", "the book is")
  end,
}

scenario "Doyle's Hoyle is a pull of its own dude only" {
  function(t)
    local book, _, _, huckster = spell_at(t, function(s) return s:dude { at = "square" } end)
    t:expect(t:where(huckster), t:place "home 1", "where the Huckster is")
    t:expect(t:zone(book), "in_play", "the book is")
  end,
}

scenario "Doyle's Hoyle takes the place of a card of the hand" {
  proves = { "RC-ERRATA-016" },
  function(t)
    local book, own = fight(t, "TC TD 9H 4S 7H")
    t:expect(t:rank(1), 2, "the rank before")
    t:use(book)
    t:choose(own[4])
    t:expect(t:rank(1), 4, "the rank, with three tens")
    t:expect(t:zone(own[4]), "discard_pile", "the card is in")
    t:expect(t:zone(book), "draw_hand", "the book is in")
    t:expect(t:count(1, "draw_hand"), 5, "cards in the hand")
  end,
}

scenario "Doyle's Hoyle adds a rank for a 2" {
  proves = { "RC-ERRATA-017" },
  function(t)
    local book, own = fight(t, "TC 9D 8H 2S 3H")
    t:use(book)
    t:choose(own[4])
    t:expect(t:rank(1), 3, "the rank: a pair, and 1 more")
    t:expect(t:rank(2), 2, "the other's")
  end,
}

scenario "Doyle's Hoyle adds the rank for one round" {
  function(t)
    local second = t:dude { player = 2, at = "square" }
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local book = t:goods { card = "doyles_hoyle", on = gun }
    local own = t:draws(1, "TC 9D 8H 2S 3H")
    t:draws(2, "KC KD 5H 3S 7H")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("join_posse", 2)
    t:join(second)
    t:go_on_to("resolution_play", 1)
    t:use(book)
    t:choose(own[4])
    t:draws(1, "TC TD TS 4S 7H")
    t:go_on_to("assign_casualty", 2)
    t:discard(second)
    t:done()
    t:go_on_to("resolution_play", 1)
    t:expect(t:rank(1), 4, "the rank in the next round")
  end,
}

scenario "Doyle's Hoyle adds no rank for an ace or a 3" {
  function(t)
    local book, own = fight(t, "TC 9D 8H AS 4H")
    t:use(book)
    t:choose(own[4])
    t:expect(t:rank(1), 2, "the rank without the ace")
  end,
}

scenario "Doyle's Hoyle for a 3 is a pair of tens" {
  function(t)
    local book, own = fight(t, "TC 9D 8H 3S 4H")
    t:use(book)
    t:choose(own[4])
    t:expect(t:rank(1), 2, "the rank without the 3")
  end,
}

scenario "Doyle's Hoyle's rank stays when the book leaves the hand" {
  proves = { "RC-CARD-100" },
  function(t)
    local second = t:goods { card = "doyles_hoyle", on = t:dude { at = "square" } }
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local book = t:goods { card = "doyles_hoyle", on = gun }
    local own = t:draws(1, "TC 9D 8H 2S 3H")
    t:draws(2, "KC KD 5H 3S 7H")
    t:call_out(gun, rival)
    t:accept()
    t:join(t:host(second))
    t:go_on_to("resolution_play", 1)
    t:use(book)
    t:choose(own[4])
    t:go_on_to("resolution_play", 1)
    t:use(second)
    t:choose(book)
    t:expect(t:zone(book), "discard_pile", "the first book is in")
    t:expect(t:rank(1), 3, "the rank: a pair, and still 1 more")
  end,
}

scenario "Doyle's Hoyle gets nothing for a joker that was a 2" {
  proves = { "RC-CARD-198" },
  function(t)
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local book = t:goods { card = "doyles_hoyle", on = gun }
    local own = t:draws(1, "TC 9D 8H * 3H")
    t:draws(2, "KC KD 5H 3S 7H")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to "joker"
    t:take "2 of clubs"
    t:go_on_to("resolution_play", 1)
    t:use(book)
    t:choose(own[4])
    t:expect(t:rank(1), 2, "the rank: a pair")
  end,
}

scenario "Doyle's Hoyle is no pull of Magical Distraction's" {
  proves = { "RC-CARD-165" },
  function(t)
    local trick = t:in_hand { card = "magical_distraction" }
    local huckster = t:dude { at = "square", keywords = { "Huckster 1" } }
    local hex = t:spell { card = "soul_blast", on = huckster }
    local book = t:goods { card = "doyles_hoyle", on = huckster }
    local rival = t:dude { player = 2, at = "square" }
    t:draws(1, "KC KD 5H 3S 7H 6C")
    t:draws(2, "9C 9C 9D 9H 4S")
    t:call_out(huckster, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(trick)
    t:expect(t:zone(hex), "discard_pile", "the spell is in")
    t:expect(t:rank(1), 6, "the rank, as pulled")
    t:expect(t:zone(book), "in_play", "the book is")
  end,
}

scenario "Doyle's Hoyle is no pull once booted" {
  function(t)
    local huckster = t:dude { at = "square", keywords = { "Huckster 1" } }
    local hex = t:spell { card = "soul_blast", on = huckster }
    local book = t:goods { card = "doyles_hoyle", on = huckster, booted = true }
    local rival = t:dude { player = 2, value = 9, at = "square" }
    t:call_out(huckster, rival)
    t:accept()
    t:pulls(1, "8C")
    t:use(hex)
    t:choose(rival)
    t:expect(t:zone(book), "in_play", "the book is")
    t:expect(t:where(rival), t:place "home 2", "where the rival is: 9 against 9")
  end,
}

scenario "Doyle's Hoyle changes no hand once booted" {
  function(t)
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local book = t:goods { card = "doyles_hoyle", on = gun, booted = true }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(book)
  end,
}

scenario "Doyle's Hoyle is the pull of its Mad Scientist" {
  function(t)
    local scientist = t:dude { keywords = { "Mad Scientist 0" } }
    local book = t:goods { card = "doyles_hoyle", on = scientist }
    local gadget = t:in_hand { card = "force_field" }
    t:pulls(1, "3C")
    t:shop(gadget, scientist)
    t:use(book)
    t:expect(t:zone(gadget), "in_play", "the Gadget, with 10 against 5, is")
    t:expect(t:zone(book), "discard_pile", "the book is in")
  end,
}
