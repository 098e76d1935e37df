local function reader(t, booted)
  local dude, other = t:dude { bullets = 1, booted = booted }, t:dude {}
  local book = t:goods { card = "de_annulos_mysteriis", on = dude }
  return book, dude, other
end

scenario "De Annulos Mysteriis leads a job again, better armed" {
  function(t)
    local book, dude, other = reader(t)
    local deed = t:deed {}
    local plan = t:in_discard_pile { card = "establishin_whos_in_charge" }
    local kidnap = t:in_discard_pile { card = "kidnappin" }
    local rumors = t:in_discard_pile { card = "rumors" }
    local coach = t:in_discard_pile { card = "a_coach_comes_to_town" }
    local held = t:in_hand { card = "establishin_whos_in_charge" }
    local foe = t:dude { player = 2, at = "square" }
    t:use(book)
    t:expect_true(t:offers(coach) and t:offers(plan), "jobs that mark a place")
    for _, card in ipairs { kidnap, rumors, held } do t:expect_true(not t:offers(card), "no other action") end
    t:choose(plan)
    t:expect(t:zone(book), "boot_hill", "the book is in")
    t:expect_true(t:asked() ~= "choose_leader", "who leads is no question")
    t:go_on_to("oppose_job", 2)
    t:expect(t:side(dude), 1, "posse of the leader")
    t:expect(t:stat(dude, "bullets"), 2, "bullets of the leader")
    t:expect_true(t:is_stud(dude), "the leader is a stud")
    t:expect(t:stat(other, "bullets"), 0, "bullets of another")
    t:pass()
    t:go_on_to "noon_play"
    t:expect(t:control_points(1), 1, "control points")
    t:expect(t:ghost_rock(1), 9, "the stash, for 1")
    t:expect(t:zone(plan), "discard_pile", "the plan is in the")
    t:expect(t:stat(dude, "bullets"), 1, "bullets after the job")
    t:expect_true(not t:is_stud(dude), "no stud any more")
    t:booted(dude, false)
    t:until_turn_of(1)
    t:use(held)
    t:choose(dude)
    t:go_on_to("oppose_job", 2)
    t:expect(t:stat(dude, "bullets"), 1, "bullets as the leader of another job")
  end,
}

scenario "De Annulos Mysteriis: a booted dude does not lead" {
  function(t)
    local book, dude, other = reader(t, true)
    local coach = t:in_discard_pile { card = "a_coach_comes_to_town" }
    t:dude { player = 2, at = "square" }
    t:use(book)
    t:go_on_to("oppose_job", 2)
    t:expect(t:zone(coach), "limbo", "the plan is in")
    t:expect(t:side(dude), 0, "posse of the booted dude")
    t:expect(t:side(other), 1, "posse of another")
    t:expect(t:stat(other, "bullets"), 0, "bullets of the leader")
    t:expect(t:stat(dude, "bullets"), 1, "bullets of the booted dude")
    t:expect_true(not t:is_stud(dude), "no stud")
    t:pass()
    t:booted(dude, false)
    local held = t:in_hand { card = "a_coach_comes_to_town" }
    t:until_turn_of(1)
    t:use(held)
    t:go_on_to("oppose_job", 2)
    t:expect(t:side(dude), 1, "posse of the dude, later")
    t:expect(t:stat(dude, "bullets"), 1, "bullets of the dude, later")
  end,
}

scenario "De Annulos Mysteriis: a fight with the leader is no leader's" {
  function(t)
    local book, dude, other = reader(t)
    t:in_discard_pile { card = "a_coach_comes_to_town" }
    local foe = t:dude { player = 2, at = "square" }
    t:use(book)
    t:go_on_to("join_posse", 1)
    t:join(other)
    t:go_on_to("oppose_job", 2)
    t:join(foe)
    t:go_on_to "shootout_play"
    t:expect(t:stat(dude, "bullets"), 2, "bullets of the leader")
    t:expect(t:stat(other, "bullets"), 0, "bullets of another")
  end,
}

scenario "De Annulos Mysteriis has no use without a plan, nor for the other's" {
  function(t)
    local book = reader(t)
    t:in_discard_pile { card = "kidnappin" }
    t:in_discard_pile { player = 2, card = "a_coach_comes_to_town" }
    t:dude { player = 2, at = "square" }
    t:refuses(book)
  end,
}

scenario "De Annulos Mysteriis has no use without ghost rock for the plan" {
  function(t)
    local book = reader(t)
    t:deed {}
    t:in_discard_pile { card = "establishin_whos_in_charge" }
    t:ghost_rock(1, 0)
    t:refuses(book)
  end,
}

scenario "De Annulos Mysteriis: an action whose trait gives a job is none that starts one" {
  function(t)
    local dude = t:dude { keywords = { "Huckster 0" } }
    local book = t:goods { card = "de_annulos_mysteriis", on = dude }
    t:in_discard_pile { card = "tumblebleeds" }
    t:refuses(book)
  end,
}
