-- Player 1's monk and a friend against two dudes of player 2; `hunter` carries two things.
local function shootout(t, given)
  given = given or {}
  local first = given.combo and t:in_hand { card = "rabbits_lunar_leap" }
  local card = t:in_hand { card = "rabbit_takes_revenge" }
  local monk = t:dude { keywords = { "Kung Fu 2" }, value = 9, bullets = 1,
                        at = given.combo and "home" or "square" }
  local friend = t:dude { at = "square" }
  local hunter = t:dude { player = 2, bullets = 2, stud = true, at = "square", keywords = given.keywords }
  local other = t:dude { player = 2, bullets = 1, at = "square" }
  local gun = t:goods { player = 2, title = "Gun", on = hunter }
  local hat = t:goods { player = 2, title = "Hat", on = hunter }
  local spare = t:goods { player = 2, title = "Spare", on = other }
  t:call_out(friend, hunter)
  t:accept()
  if not given.combo then t:join(monk) end
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  return { card = card, first = first, monk = monk, friend = friend, hunter = hunter, other = other,
           gun = gun, hat = hat, spare = spare }
end

local function play(t, given)
  local s = shootout(t, given)
  t:pulls(1, given and given.combo and "2C 2D" or "2C")
  if s.first then t:use(s.first) end
  t:take "Rabbit Takes Revenge"
  t:expect_true(t:offers(s.other), "any opposing dude")
  t:expect_true(not t:offers(s.friend) and not t:offers(s.gun), "nobody of the own posse, no goods")
  t:choose(s.hunter)
  return s
end

scenario "Rabbit Takes Revenge: a draw, a stud" {
  function(t)
    local s = play(t)
    t:expect_true(t:is_stud(s.monk), "the monk is a stud")
    t:expect_true(not t:is_stud(s.hunter), "the hunter is a draw")
    t:expect_true(not t:is_booted(s.gun), "what the hunter carries is not booted")
  end,
}

scenario "Rabbit Takes Revenge: neither runs" {
  function(t)
    local s = play(t)
    t:draws(1, "2C 3D 4H 9S TC 5C")
    t:draws(2, "2D 2H 4C 9D JD")
    t:go_on_to("assign_casualty", 1)
    t:discard(s.friend)
    t:done()
    t:go_on_to "flee"
    t:expect_true(not t:offers(s.hunter), "the hunter does not flee")
    t:flee(s.other)
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(s.monk), 1, "the monk is in the posse")
    t:expect(t:side(s.hunter), 2, "the hunter is in the posse")
  end,
}

scenario "Rabbit Takes Revenge: nobody sends them home or takes them away" {
  function(t)
    local s = play(t)
    local whip = t:in_hand { player = 2, card = "pistol_whip" }
    t:use(whip)
    t:expect_true(not t:offers(s.monk), "the monk is not sent home")
    t:choose(s.hunter)
    t:expect(t:where(s.friend), t:place "home", "the friend is in")
    t:expect(t:side(s.monk), 1, "the monk is in the posse")
  end,
}

scenario "Rabbit Takes Revenge: who would be saved by going home is not" {
  proves = { "RC-CARD-177" },
  function(t)
    local arnold = t:dude { player = 2, card = "arnold_mccadish" }
    local s = play(t)
    t:draws(1, "2C 2D 4H 4S TC 5C")
    t:draws(2, "2D 2H 4C 9D JD")
    t:go_on_to("assign_casualty", 2)
    t:discard(s.hunter)
    t:done()
    t:refuses(arnold)
    t:expect(t:zone(s.hunter), "discard_pile", "the hunter is in")
  end,
}

scenario "Rabbit Takes Revenge: another casualty may be saved" {
  function(t)
    local arnold = t:dude { player = 2, card = "arnold_mccadish" }
    local s = play(t)
    t:draws(1, "2C 2D 4H 4S TC 5C")
    t:draws(2, "2D 2H 4C 9D JD")
    t:go_on_to("assign_casualty", 2)
    t:pulls(2, "9C")
    t:discard(s.other)
    t:done()
    t:use(arnold)
    t:expect(t:where(s.other), t:place "home 2", "the other is in")
  end,
}

scenario "Rabbit Takes Revenge: a Harrowed dude does not go home as a casualty" {
  function(t)
    local s = play(t, { keywords = { "Harrowed" } })
    t:draws(1, "2C 2D 4H 4S TC 5C")
    t:draws(2, "2D 2H 4C 9D JD")
    t:go_on_to("assign_casualty", 2)
    t:expect_true(not t:offers "Send", "nobody is sent home")
    t:discard(s.other)
  end,
}

scenario "Rabbit Takes Revenge: in a combo the hunter is the first casualty of the round" {
  function(t)
    local s = play(t, { combo = true })
    t:expect_true(t:is_booted(s.gun) and t:is_booted(s.hat), "what the hunter carries is booted")
    t:expect_true(not t:is_booted(s.spare), "what the other carries is not")
    t:draws(1, "2C 2D 4H 4S TC 5C")
    t:draws(2, "2D 2H 4C 9D JD")
    t:go_on_to("assign_casualty", 2)
    t:expect_true(not t:offers(s.other), "the other is not first")
    t:expect_true(t:offers(s.hunter), "the hunter is")
  end,
}

scenario "Rabbit Takes Revenge: in the next round anybody may be the first" {
  function(t)
    local s = play(t, { combo = true })
    t:draws(1, "2C 2D 4H 9S TC 5C")
    t:draws(2, "2D 2H 4C 4S JD")
    t:go_on_to("assign_casualty", 1)
    t:discard(s.friend)
    t:done()
    t:go_on_to("shootout_play", 1)
    t:draws(1, "3C 3D 8H 8S TC 5C")
    t:draws(2, "3S 3H 4C 9D JD")
    t:go_on_to("assign_casualty", 2)
    t:expect_true(t:offers(s.other), "the other may be")
  end,
}

scenario "Rabbit Takes Revenge: without a combo anybody is the first casualty" {
  function(t)
    local s = play(t)
    t:draws(1, "2C 2D 4H 4S TC 5C")
    t:draws(2, "2D 2H 4C 9D JD")
    t:go_on_to("assign_casualty", 2)
    t:expect_true(t:offers(s.other), "the other may be")
  end,
}

scenario "Rabbit Takes Revenge is over with the shootout" {
  function(t)
    local s = play(t)
    t:draws(1, "2C 2D 4H 4S TC 5C")
    t:draws(2, "2D 2H 4C 9D JD")
    t:go_on_to("assign_casualty", 2)
    t:discard(s.other)
    t:done()
    t:go_on_to "flee"
    t:expect_true(not t:offers(s.monk), "the monk does not flee")
    t:flee(s.friend)
    t:go_on_to("shootout_play", 1)
    t:draws(1, "3C 3D 8H 8S TC 5C")
    t:draws(2, "3S 3H 4C 9D JD")
    t:go_on_to("assign_casualty", 2)
    t:discard(s.hunter)
    t:go_on_to("noon_play", 1)
    t:move(s.monk, "home")
    t:expect(t:where(s.monk), t:place "home", "the monk goes where it likes")
  end,
}

scenario "Rabbit Takes Revenge that fails does nothing" {
  function(t)
    local s = shootout(t)
    t:pulls(1, "KC")
    t:use(s.card)
    t:choose(s.hunter)
    t:expect_true(t:is_stud(s.hunter), "the hunter is a stud")
    t:expect_true(not t:is_stud(s.monk), "the monk is a draw")
  end,
}
