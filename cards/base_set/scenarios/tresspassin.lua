local function trespass(t)
  local card = t:in_hand { card = "tresspassin" }
  local land = t:deed { keywords = { "Private" } }
  local intruder = t:dude { player = 2, influence = 1, at = land }
  return card, land, intruder
end

scenario "Tresspassin' sends a dude home booted if the controller wishes" {
  function(t)
    local card, _, intruder = trespass(t)
    t:use(card)
    t:expect(select(2, t:asked()), 2, "who decides")
    t:yes()
    t:expect(t:where(intruder), t:place "home 2", "where the dude is")
    t:expect_true(t:is_booted(intruder), "booted")
    t:expect(t:stat(intruder, "bounty"), 0, "bounty")
  end,
}

scenario "Tresspassin' gives 1 bounty to who stays" {
  function(t)
    local card, land, intruder = trespass(t)
    t:use(card)
    t:no()
    t:expect(t:where(intruder), land, "where the dude is")
    t:expect_true(not t:is_booted(intruder), "unbooted")
    t:expect(t:stat(intruder, "bounty"), 1, "bounty")
  end,
}

scenario "Tresspassin' is decided dude by dude, and spares the owner's" {
  function(t)
    local card, land, first = trespass(t)
    local second = t:dude { player = 2, at = land }
    local elsewhere = t:dude { player = 2, at = "square" }
    local ours = t:dude { at = land }
    t:use(card)
    t:yes()
    t:no()
    t:expect((t:asked()), "noon_play", "nobody else is asked about")
    t:expect(t:where(first), t:place "home 2", "where the first is")
    t:expect(t:stat(first, "bounty"), 0, "bounty of the first")
    t:expect(t:where(second), land, "where the second is")
    t:expect(t:stat(second, "bounty"), 1, "bounty of the second")
    t:expect(t:stat(ours, "bounty"), 0, "bounty of the owner's dude")
    t:expect(t:stat(elsewhere, "bounty"), 0, "bounty of a dude elsewhere")
    t:expect(t:where(ours), land, "where the owner's dude is")
  end,
}

scenario "Tresspassin' wants a Private deed of its player" {
  function(t)
    local card = t:in_hand { card = "tresspassin" }
    local public = t:deed { keywords = { "Public" } }
    t:dude { player = 2, at = public }
    local theirs = t:deed { player = 2, keywords = { "Private" } }
    t:dude { influence = 1, at = theirs }
    t:dude { player = 2, at = theirs }
    t:refuses(card)
    local ours = t:deed { keywords = { "Private" } }
    t:dude { player = 2, influence = 1, at = ours }
    t:expect_true(t:can_use(card), "an own one will do, whoever controls it")
  end,
}

scenario "Tresspassin' can be played for a deed where nobody is" {
  function(t)
    local card = t:in_hand { card = "tresspassin" }
    t:deed { keywords = { "Private" } }
    t:use(card)
    t:until_turn_of(2)
    t:pass()
    t:expect(t:zone(card), "discard_pile", "the card is in")
  end,
}

scenario "Tresspassin' lets each player decide about the own dudes" {
  function(t)
    t:players(3)
    local card = t:in_hand { card = "tresspassin" }
    local land = t:deed { keywords = { "Private" } }
    local second = t:dude { player = 2, at = land }
    local third = t:dude { player = 3, at = land }
    t:use(card)
    t:expect(select(2, t:asked()), 2, "who decides first")
    t:no()
    t:expect(select(2, t:asked()), 3, "who decides then")
    t:yes()
    t:expect(t:stat(second, "bounty"), 1, "bounty of the second player's dude")
    t:expect(t:where(third), t:place "home 3", "where the third player's dude is")
  end,
}
