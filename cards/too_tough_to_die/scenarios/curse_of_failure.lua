-- Player 1's leader goes for a dude of player 2 who has much to lose.
local function job(t, given)
  given = given or {}
  local card = t:in_hand { card = "curse_of_failure" }
  local leader = t:dude { at = "square" }
  local mark = t:dude { player = 2, card = given.mark, bullets = 2, influence = 2, value = 5, upkeep = 1, control = 1,
                        keywords = { "Huckster 2", "Abomination" }, at = "square" }
  local gun = t:goods { player = 2, bullets = 2, on = mark }
  local hat = t:goods { player = 2, title = "Hat", on = mark }
  t:dude { player = 2, title = "Bystander" }
  t:use(card)
  t:expect_true(not t:offers(gun), "goods are no mark")
  t:choose(mark)
  return { card = card, leader = leader, mark = mark, gun = gun, hat = hat }
end

local function won(t, given)
  local s = job(t, given)
  t:go_on_to "noon_play"
  return s
end

scenario "Curse of Failure: the mark loses all cards and goes home booted with the curse" {
  function(t)
    local other = t:dude { player = 2, at = "square" }
    t:dude { player = 2, at = "home 2" }
    local own = t:dude { at = "square" }
    local card = t:in_hand { card = "curse_of_failure" }
    t:use(card)
    t:expect_true(not t:offers(own), "the own dude is no mark")
    t:choose(other)
    t:expect_true(t:is_booted(own), "the leader has booted")
    t:go_on_to "noon_play"
    t:expect(t:host(card), other, "who carries the curse")
  end,
}

scenario "Curse of Failure: what is left of the mark" {
  function(t)
    local s = won(t)
    t:expect(t:where(s.mark), t:place "home 2", "the mark is in")
    t:expect_true(t:is_booted(s.mark), "booted")
    t:expect(t:zone(s.gun), "discard_pile", "the gun is in")
    t:expect(t:zone(s.hat), "discard_pile", "the hat is in")
    t:expect(t:host(s.card), s.mark, "who carries the curse")
    for number, value in pairs { bullets = 0, influence = 0, control = 0, upkeep = 2, huckster = 0 } do
      t:expect(t:stat(s.mark, number), value, number)
    end
    t:expect_true(not t:has(s.mark, "Huckster") and not t:has(s.mark, "Abomination"), "no keywords")
    t:expect(t:stat(s.leader, "upkeep"), 0, "the leader's upkeep")
  end,
}

scenario "Curse of Failure: nothing raises the numbers" {
  function(t)
    local s = won(t)
    t:goods { player = 2, bullets = 3, on = s.mark }
    t:expect(t:stat(s.mark, "bullets"), 0, "bullets with a gun")
  end,
}

scenario "Curse of Failure: no abilities" {
  function(t)
    local s = won(t, { mark = "kevin_wainwright" })
    t:dude { player = 2, card = "kevin_wainwright" }
    t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:booted(s.mark, false)
    t:until_turn_of(2)
    t:refuses(s.mark)
  end,
}

scenario "Curse of Failure: no traits" {
  function(t)
    local ranch = t:deed { player = 2, keywords = { "Ranch" } }
    local hand = t:dude { player = 2, value = 5, at = ranch }
    local s = job(t, { mark = "max_baine" })
    t:expect(t:stat(hand, "value"), 8, "the hand's value before")
    t:go_on_to "noon_play"
    t:expect(t:stat(hand, "value"), 5, "the hand's value")
    t:expect(t:host(s.card), s.mark, "who carries the curse")
  end,
}

scenario "Curse of Failure: no card effect discards it" {
  function(t)
    local s = won(t)
    local second = t:in_hand { card = "curse_of_failure" }
    local leader = t:dude { at = "square" }
    t:go_on_to("noon_play", 1)
    t:use(second)
    t:choose(s.mark)
    t:expect_true(t:is_booted(leader), "the leader has booted")
    t:go_on_to "noon_play"
    t:expect(t:host(s.card), s.mark, "who carries the first")
    t:expect(t:host(second), s.mark, "who carries the second")
    t:expect(t:stat(s.mark, "upkeep"), 3, "upkeep")
  end,
}

scenario "Curse of Failure: it goes where the dude goes" {
  function(t)
    local s = won(t)
    t:ghost_rock(2, 0)
    t:until_day(2)
    t:until_phase "noon"
    t:expect(t:zone(s.mark), "discard_pile", "the mark is in")
    t:expect(t:zone(s.card), "discard_pile", "the curse is in")
  end,
}

scenario "Curse of Failure: a job that fails does nothing" {
  function(t)
    local s = job(t)
    t:go_on_to("oppose_job", 2)
    t:join(s.mark)
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 4C 9D TD")
    t:go_on_to("assign_casualty", 1)
    t:discard(s.leader)
    t:go_on_to "noon_play"
    t:expect(t:host(s.gun), s.mark, "who carries the gun")
    t:expect(t:where(s.mark), t:place "square", "the mark is in")
    t:expect(t:zone(s.card), "discard_pile", "the curse is in")
  end,
}
