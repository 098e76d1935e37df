local function fight(t, hexes)
  local mongwau = t:dude { card = "mongwau_the_mighty", at = "square" }
  local spells = {}
  for i = 1, hexes do spells[i] = t:spell { card = "soul_blast", on = mongwau } end
  local rival = t:dude { player = 2, at = "square" }
  return mongwau, rival, spells
end

scenario "Mongwau is a stud for a Hex" {
  function(t)
    local mongwau, rival, spells = fight(t, 2)
    t:call_out(mongwau, rival)
    t:accept()
    t:expect_true(not t:is_stud(mongwau), "a draw before")
    t:use(mongwau)
    t:choose(spells[2])
    t:expect(t:zone(spells[2]), "discard_pile", "the chosen Hex is in")
    t:expect(t:zone(spells[1]), "in_play", "the other Hex is")
    t:expect_true(t:is_stud(mongwau), "a stud")
    t:expect_true(not t:is_stud(rival), "the rival is a draw")
    t:expect_true(not t:is_booted(mongwau), "unbooted")
    t:pass()
    t:pass()
    t:refuses(mongwau)
  end,
}

scenario "Mongwau is a stud for one shootout" {
  function(t)
    local mongwau, rival = fight(t, 1)
    t:call_out(mongwau, rival)
    t:accept()
    t:use(mongwau)
    t:draws(1, "KC QD 2S 3H 7D")
    t:draws(2, "QC KD 2S 3H 7C")
    t:go_on_to "flee"
    t:expect_true(t:is_stud(mongwau), "a stud after a round")
    t:flee(mongwau)
    t:until_turn_of(2)
    t:expect_true(not t:is_stud(mongwau), "a draw afterwards")
  end,
}

scenario "Mongwau wants a Hex of his own" {
  function(t)
    local mongwau, rival = fight(t, 0)
    local friend = t:dude { at = "square", keywords = { "Huckster 1" } }
    t:spell { card = "soul_blast", on = friend }
    t:goods { on = mongwau }
    t:spell { title = "Prayer", keywords = { "Miracle" }, on = mongwau }
    t:call_out(mongwau, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:refuses(mongwau)
  end,
}
