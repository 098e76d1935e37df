local function gadget(t, at)
  return t:dude { card = "quaterman", at = at or "square" }
end

scenario "QUATERMAN is invented, at the Mad Scientist's place" {
  function(t)
    local deed = t:deed {}
    local scientist = t:dude { at = deed, keywords = { "Mad Scientist 0" } }
    local card = t:in_hand { card = "quaterman" }
    t:pulls(1, "5C")
    t:shop(card, scientist)
    t:expect(t:where(card), deed, "where it is")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 less")
    t:expect_true(t:is_booted(scientist), "the scientist boots")
    t:expect_true(not t:is_booted(card), "it is unbooted")
  end,
}

scenario "QUATERMAN's bullets change by what is attached only" {
  proves = { "RC-CARD-050" },
  function(t)
    local place = t:deed { card = "charlies_place" }
    local other = t:deed { card = "charlies_place" }
    local robot = gadget(t, place)
    local second = t:dude { card = "quaterman", at = other, influence = 1 }
    local friend = t:dude { at = place, bullets = 1 }
    t:goods { card = "shotgun", on = robot }
    t:goods { card = "shotgun", on = friend }
    local huckster = t:dude { keywords = { "Huckster 9" }, at = place }
    local hex = t:spell { card = "blood_curse", on = huckster }
    t:expect(t:stat(robot, "bullets"), 2, "the bullets: 1 and 1")
    t:use(place)
    t:choose(robot)
    t:choose(1)
    t:expect(t:stat(robot, "bullets"), 2, "the bullets after a bonus")
    t:until_turn_of(1)
    t:pulls(1, "KC")
    t:use(hex, 1)
    t:choose(robot)
    t:expect(t:stat(robot, "bullets"), 2, "the bullets after a Hex on another dude")
    t:until_turn_of(1)
    t:use(other)
    t:choose(2)
    t:expect(t:stat(second, "bullets"), 1, "the bullets after a penalty")
    t:expect(t:stat(friend, "bullets"), 2, "the bullets of another dude")
  end,
}

scenario "QUATERMAN is not moved by cards, but moves as others do" {
  function(t)
    local station = t:deed { card = "railroad_station" }
    local robot = gadget(t, station)
    t:refuses(station)
    t:move(robot, "square")
    t:expect(t:where(robot), t:place "square", "where it is")
    t:expect_true(t:is_booted(robot), "it has booted")
  end,
}

scenario "QUATERMAN is not booted by cards" {
  function(t)
    local robot = gadget(t, t:deed {})
    t:goods { card = "plasma_drill", on = robot }
    local hex = t:spell { card = "paralysis_mark",
                          on = t:dude { keywords = { "Huckster 9" }, at = t:where(robot) } }
    local friend = t:dude { at = t:where(robot) }
    t:pulls(1, "KC")
    t:use(hex)
    t:expect_true(not t:offers(robot), "it cannot be chosen to be booted")
    t:choose(friend)
    t:expect_true(t:is_booted(friend), "another dude can")
    t:expect_true(not t:is_booted(robot), "it is unbooted")
  end,
}

scenario "QUATERMAN cannot use what it would have to boot for" {
  proves = { "RC-CARD-051" },
  function(t)
    t:deed { player = 2, production = 1 }
    local robot = gadget(t)
    local drill = t:goods { card = "plasma_drill", on = robot }
    t:refuses(drill)
    local man = t:dude { at = "square" }
    local other = t:goods { card = "plasma_drill", on = man }
    t:until_turn_of(1)
    t:expect_true(t:can_use(other), "another dude can")
  end,
}

scenario "QUATERMAN may join a job elsewhere" {
  proves = { "RC-CARD-052" },
  function(t)
    local card = t:in_hand { card = "a_coach_comes_to_town" }
    local leader = t:dude {}
    local robot = gadget(t, "home 1")
    t:dude { player = 2, at = "square" }
    t:use(card)
    t:choose(leader)
    t:join(robot)
    t:expect_true(t:is_booted(robot), "it boots")
    t:go_on_to("oppose_job", 2)
    t:expect(t:where(robot), t:place "square", "where it is")
    t:expect(t:side(robot), 1, "its posse")
  end,
}

scenario "QUATERMAN is invented when Recruitment Drive brings it" {
  proves = { "RC-CARD-054" },
  function(t)
    local card = t:in_hand { card = "recruitment_drive" }
    local leader = t:dude {}
    local robot = t:in_discard_pile { card = "quaterman" }
    local scientist = t:dude { keywords = { "Mad Scientist 0" } }
    t:pulls(1, "5C")
    t:use(card)
    t:choose(leader)
    t:go_on_to("choose_cards", 1)
    t:choose(robot)
    t:expect(t:zone(robot), "in_play", "it is")
    t:expect(t:where(robot), t:place "home 1", "where it is")
    t:expect_true(t:is_booted(scientist), "the scientist boots")
    t:expect(t:ghost_rock(1), 9, "the stash: 1 for the action, nothing for the Gadget")
  end,
}

scenario "QUATERMAN does not come by Recruitment Drive where nothing can be invented" {
  proves = { "RC-CARD-054" },
  function(t)
    local card = t:in_hand { card = "recruitment_drive" }
    local leader = t:dude {}
    local robot = t:in_discard_pile { card = "quaterman" }
    t:in_discard_pile { card = "jake_smiley" }
    t:dude { keywords = { "Mad Scientist 9" }, at = "square" }
    t:use(card)
    t:choose(leader)
    t:go_on_to("choose_cards", 1)
    t:expect_true(not t:offers(robot), "it cannot be chosen")
  end,
}

scenario "QUATERMAN may enter play elsewhere by Stagecoach Office" {
  proves = { "RC-CARD-053" },
  function(t)
    local office = t:deed { card = "stagecoach_office" }
    local deed = t:deed {}
    local scientist = t:dude { keywords = { "Mad Scientist 0" } }
    local robot = t:in_hand { card = "quaterman" }
    t:pulls(1, "5C")
    t:shop(robot, scientist)
    t:use(office)
    t:choose(deed)
    t:expect(t:where(robot), deed, "where it is")
    t:expect_true(not t:is_booted(robot), "it is unbooted")
  end,
}

scenario "QUATERMAN does not come by Recruitment Drive without an unbooted scientist" {
  proves = { "RC-CARD-054" },
  function(t)
    local card = t:in_hand { card = "recruitment_drive" }
    t:dude {}
    local robot = t:in_discard_pile { card = "quaterman" }
    local other = t:in_discard_pile { card = "jake_smiley" }
    t:dude { keywords = { "Mad Scientist 9" }, booted = true }
    t:use(card)
    t:go_on_to("choose_cards", 1)
    t:expect_true(not t:offers(robot), "it cannot be chosen")
    t:choose(other)
    t:expect(t:zone(robot), "discard_pile", "it is in")
  end,
}

scenario "QUATERMAN does not lead a job that boots its leader" {
  proves = { "RC-CARD-051" },
  function(t)
    local card = t:in_hand { card = "election_day_slaughter" }
    t:dude { card = "quaterman" }
    t:refuses(card)
    local man = t:dude {}
    t:until_turn_of(1)
    t:use(card)
    t:expect_true(t:is_booted(man), "another dude leads it")
  end,
}
