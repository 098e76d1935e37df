local function job(t)
  local card = t:in_hand { card = "cut_the_moorings" }
  local leader = t:dude { at = "square", influence = 0, bullets = 1 }
  local helper = t:dude { at = "square", influence = 0 }
  local mark = t:deed { player = 2, control = 2 }
  local other = t:deed { player = 2, control = 2 }
  t:dude { player = 2, influence = 1 }
  t:dude { influence = 9 }
  t:hand(1, 1)
  return card, leader, helper, mark, other
end

scenario "Cut the Moorings takes 2 and a control point, and gets a bounty each" {
  function(t)
    local card, leader, helper, mark, other = job(t)
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:join(helper)
    t:go_on_to "noon_play"
    t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty")
    t:expect(t:stat(helper, "bounty"), 1, "the helper's bounty")
    t:expect(t:ghost_rock(1), 11, "the stash: 1 paid, 2 taken")
    t:expect(t:ghost_rock(2), 8, "the other's")
    t:expect(t:stat(mark, "control"), 1, "control points of the mark")
    t:expect(t:stat(other, "control"), 2, "control points of another deed")
    t:until_day(2)
    t:expect(t:stat(mark, "control"), 2, "control points the next day")
  end,
}

scenario "Cut the Moorings takes from who controls the mark" {
  function(t)
    local card, leader, _, mark = job(t)
    t:dude { influence = 3, at = mark }
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:go_on_to "noon_play"
    t:expect(t:stat(mark, "control"), 1, "control points of the mark")
    t:expect(t:ghost_rock(2), 10, "the owner's stash")
  end,
}

scenario "Cut the Moorings marks another's deeds in town" {
  function(t)
    local card, leader, helper, mark, other = job(t)
    local mine = t:deed {}
    local ranch = t:deed { player = 2, keywords = { "Out of Town" } }
    t:use(card)
    t:choose(leader)
    t:expect_true(t:offers(mark) and t:offers(other), "deeds of another")
    t:expect_true(not t:offers(mine), "none of yours")
    t:expect_true(not t:offers(ranch), "none out of town")
    t:choose(mark)
    t:expect_true(t:offers(helper), "then others join")
  end,
}

scenario "Cut the Moorings: nothing when the job fails" {
  function(t)
    local card, leader, _, mark = job(t)
    local guard = t:dude { player = 2, bullets = 1, influence = 0, at = mark }
    t:draws(1, "2C 3D 5H 7S 9C")
    t:draws(2, "KC KD KH 2S 3D")
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to("assign_casualty", 1)
    t:ace(leader)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:stat(mark, "control"), 2, "control points of the mark")
    t:expect(t:ghost_rock(2), 11, "the other's stash, with the bounty")
  end,
}
