local function ally(t, at) return t:dude { card = "the_brute", at = at } end

scenario "Smiling Tom moves home or to where a Fourth Ring dude is" {
  function(t)
    local deed = t:deed { player = 2 }
    local empty = t:deed { player = 2 }
    local tom = t:dude { card = "smiling_tom", at = empty }
    ally(t, deed)
    t:dude { player = 2, at = "square" }
    t:expect_true(t:offers "Move Smiling Tom to P1's home", "to your home")
    t:expect_true(not t:offers "Move Smiling Tom to P2's home", "not to another home")
    t:expect_true(not t:offers "Move Smiling Tom to the town square", "not where nobody fits")
    t:move(tom, deed)
    t:expect(t:where(tom), deed, "where he is")
  end,
}

scenario "Smiling Tom counts any player's Fourth Ring dude" {
  function(t)
    local tom = t:dude { card = "smiling_tom" }
    t:expect_true(not t:offers "Move Smiling Tom", "nowhere to go")
    t:dude { player = 2, card = "the_brute", at = "square" }
    t:until_turn_of(1)
    t:move(tom, "square")
    t:expect(t:where(tom), t:place "square", "where he is")
  end,
}

scenario "Smiling Tom is moved by cards to such places only" {
  function(t)
    local station = t:deed { card = "railroad_station" }
    local deed = t:deed {}
    local tom = t:dude { card = "smiling_tom", at = station }
    ally(t, deed)
    t:use(station)
    t:expect_true(not t:offers "the town square", "not the town square")
    t:expect_true(t:offers "P1's home", "the home")
    t:choose(deed)
    t:expect(t:where(tom), deed, "where he is")
  end,
}

scenario "Smiling Tom joins a job where a Fourth Ring dude is" {
  proves = { "RC-CARD-067" },
  function(t)
    local card = t:in_hand { card = "a_coach_comes_to_town" }
    local leader = t:dude {}
    local tom = t:dude { card = "smiling_tom" }
    ally(t, "square")
    t:dude { player = 2, at = "square" }
    t:use(card)
    t:choose(leader)
    t:join(tom)
    t:go_on_to("oppose_job", 2)
    t:expect(t:where(tom), t:place "square", "where he is")
    t:expect(t:side(tom), 1, "his posse")
  end,
}

-- The mark is not adjacent to where Tom and the leader are.
local function far_job(t)
  local card = t:in_hand { card = "establishin_whos_in_charge" }
  return card, t:deed { player = 2 }
end

scenario "Smiling Tom does not join a job where no Fourth Ring dude is or goes" {
  function(t)
    local card, mark = far_job(t)
    local leader = t:dude {}
    local tom = t:dude { card = "smiling_tom" }
    local friend = t:dude {}
    ally(t, t:deed {})
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:expect_true(t:offers(friend), "others can join")
    t:expect_true(not t:offers(tom), "Tom cannot")
  end,
}

scenario "Smiling Tom follows the leader to a job, and goes home" {
  function(t)
    local card, mark = far_job(t)
    local leader = ally(t)
    local tom = t:dude { card = "smiling_tom" }
    t:dude { player = 2, at = mark }
    t:use(card)
    t:choose(leader)
    t:join(tom)
    t:go_on_to("oppose_job", 2)
    t:expect(t:where(tom), mark, "where he is")
    t:expect(t:side(tom), 1, "his posse")
    t:pass()
    t:expect(t:where(tom), t:place "home 1", "where he is afterwards")
    t:expect_true(t:is_booted(tom), "he is booted")
  end,
}

scenario "Smiling Tom does not follow who stays behind" {
  function(t)
    local card, mark = far_job(t)
    local leader = t:dude { at = "square" }
    local sniper = ally(t, "square")
    t:goods { card = "buffalo_rifle", on = sniper }
    local tom = t:dude { card = "smiling_tom", at = "square" }
    t:dude { player = 2, at = mark }
    t:use(card)
    t:choose(leader)
    t:take "The Brute joins"
    t:join(tom)
    t:go_on_to("oppose_job", 2)
    t:expect(t:where(sniper), t:place "square", "where the other is")
    t:expect(t:where(tom), t:place "square", "where he is")
    t:expect(t:side(tom), 0, "his posse")
  end,
}

scenario "Smiling Tom follows nobody to a call-out" {
  function(t)
    local gun = t:dude { at = "square" }
    local sniper = ally(t)
    t:goods { card = "buffalo_rifle", on = sniper }
    local tom = t:dude { card = "smiling_tom" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:take "The Brute joins"
    t:expect(t:side(sniper), 1, "the other's posse")
    t:expect_true(not t:offers(tom), "Tom cannot join")
  end,
}

scenario "Smiling Tom helps only where a Fourth Ring dude is" {
  function(t)
    local tom = t:dude { card = "smiling_tom" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:expect_true(t:asked() ~= "join_posse", "Tom cannot join")
    t:expect(t:side(tom), 0, "his posse")
  end,
}

scenario "Smiling Tom follows a Fourth Ring dude to a job" {
  proves = { "RC-CARD-068" },
  function(t)
    local card, mark = far_job(t)
    local tom = t:dude { card = "smiling_tom" }
    local leader = t:dude {}
    local friend = ally(t)
    t:dude { player = 2, at = mark }
    t:use(card)
    t:choose(leader)
    t:expect_true(not t:offers(tom), "not before the other has joined")
    t:join(friend)
    t:join(tom)
    t:go_on_to("oppose_job", 2)
    t:expect(t:where(friend), mark, "where the other is")
    t:expect(t:where(tom), mark, "where he is")
    t:expect(t:side(tom), 1, "his posse")
  end,
}
