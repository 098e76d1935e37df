local function job(t, influence)
  local allie = t:dude { card = "allie_hensman_exp1", at = "square" }
  local mark = t:dude { player = 2, influence = influence or 3, booted = true, at = "square" }
  return allie, mark
end

scenario "Allie Hensman: the mark's controller pays the mark's influence" {
  function(t)
    local allie, mark = job(t)
    local friend = t:dude { at = "square" }
    local other = t:dude { player = 2, influence = 2, booted = true }
    t:use(allie)
    t:expect_true(t:offers(other), "any opposing dude")
    t:expect_true(not t:offers(friend), "no dude of yours")
    t:choose(mark)
    t:expect_true(t:is_booted(allie), "Allie boots")
    t:go_on_to("oppose_job", 2)
    t:go_on_to "may"
    local _, player = t:asked()
    t:expect(player, 2, "who decides")
    t:yes()
    t:expect(t:ghost_rock(1), 13, "the stash, 3 more")
    t:expect(t:ghost_rock(2), 7, "the other stash, 3 less")
    t:expect(t:zone(mark), "in_play", "the mark is")
  end,
}

scenario "Allie Hensman: who does not pay loses the mark" {
  function(t)
    local allie, mark = job(t)
    t:use(allie)
    t:go_on_to "may"
    t:no()
    t:expect(t:zone(mark), "discard_pile", "the mark is in")
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:ghost_rock(2), 10, "the other stash")
  end,
}

scenario "Allie Hensman: who cannot pay loses the mark" {
  function(t)
    local allie, mark = job(t)
    t:ghost_rock(2, 2)
    t:use(allie)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "discard_pile", "the mark is in")
    t:expect(t:ghost_rock(2), 2, "the other stash")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Allie Hensman takes the last ghost rock" {
  function(t)
    local allie, mark = job(t, 1)
    t:ghost_rock(2, 1)
    t:use(allie)
    t:go_on_to "may"
    t:yes()
    t:expect(t:zone(mark), "in_play", "the mark is")
    t:expect(t:ghost_rock(2), 0, "the other stash")
  end,
}

scenario "Allie Hensman asks nothing for a mark without influence" {
  function(t)
    local allie, mark = job(t, 0)
    t:use(allie)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "in_play", "the mark is")
    t:expect(t:ghost_rock(2), 10, "the other stash")
  end,
}

scenario "Allie Hensman leads herself, and unbooted" {
  function(t)
    local allie, mark = job(t)
    local friend = t:dude {}
    t:booted(allie, true)
    t:refuses(allie)
    t:booted(allie, false)
    t:until_turn_of(1)
    t:use(allie)
    t:expect_true(t:is_booted(allie), "Allie boots")
    t:expect(t:side(allie), 1, "the posse of Allie")
    t:expect_true(not t:is_booted(friend), "the friend does not")
    t:go_on_to "may"
    t:no()
    t:expect(t:where(allie), t:place "home 1", "where Allie is afterwards")
    t:expect(t:zone(mark), "discard_pile", "the mark is in")
  end,
}

scenario "Allie Hensman gets nothing if the job fails" {
  function(t)
    local allie = t:dude { card = "allie_hensman_exp1", at = "square" }
    local mark = t:dude { player = 2, influence = 3, at = "square" }
    t:draws(1, "4C QD 5H 2S 9D")
    t:draws(2, "9C 9S 9D 9H 4S")
    t:use(allie)
    t:go_on_to("oppose_job", 2)
    t:take "join"
    t:go_on_to("assign_casualty", 1)
    t:ace(allie)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "in_play", "the mark is")
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:ghost_rock(2), 10, "the other stash")
  end,
}
