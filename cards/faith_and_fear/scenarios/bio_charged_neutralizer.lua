--- Player 1's dude has the Neutralizer and another Weapon's worth of goods, in a shootout.
local function shootout(t)
  local gun = t:dude { bullets = 1, at = "square" }
  local neutralizer = t:goods { card = "bio_charged_neutralizer", on = gun }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("shootout_play", 2)
  return gun, neutralizer, rival
end

scenario "Bio-Charged Neutralizer makes its dude a stud" {
  function(t)
    local gun, other = t:dude { bullets = 1 }, t:dude {}
    t:goods { card = "bio_charged_neutralizer", on = gun }
    t:expect_true(t:is_stud(gun), "a stud")
    t:expect(t:stat(gun, "bullets"), 3, "bullets")
    t:expect_true(not t:is_stud(other), "another is not")
  end,
}

scenario "Bio-Charged Neutralizer is not traded" {
  function(t)
    local gun, other = t:dude {}, t:dude {}
    local neutralizer = t:goods { card = "bio_charged_neutralizer", on = gun }
    t:expect_true(not t:offers "rad", "no trade")
    local flask = t:goods { card = "whiskey_flask", on = gun }
    t:until_turn_of(1)
    t:take "Trade"
    t:expect_true(t:offers(flask), "other goods are")
    t:expect_true(not t:offers(neutralizer), "the Neutralizer is not")
    t:expect_true(not t:is_booted(other), "nobody boots")
  end,
}

scenario "Bio-Charged Neutralizer does not shield its dude" {
  proves = { "RC-CARD-094" },
  function(t)
    local card = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    local gun = shootout(t)
    t:use(card)
    t:choose(gun)
    t:expect_true(not t:is_stud(gun), "a draw")
    t:expect(t:stat(gun, "bullets"), 1, "bullets")
  end,
}

scenario "Bio-Charged Neutralizer is not caught by a Faithful Hound" {
  proves = { "RC-CARD-095" },
  function(t)
    local gun = t:dude { bullets = 1, at = "square" }
    local neutralizer = t:goods { card = "bio_charged_neutralizer", on = gun }
    local rival = t:dude { player = 2, at = "square" }
    local hound = t:goods { player = 2, card = "faithful_hound", on = rival }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:pulls(2, "2C")
    t:use(hound)
    t:expect(t:host(neutralizer), gun, "who has it")
    t:expect_true(not t:is_booted(neutralizer), "unbooted")
  end,
}

scenario "Bio-Charged Neutralizer works though its dude is Unprepared" {
  proves = { "RC-CARD-096" },
  function(t)
    local card = t:in_hand { player = 2, card = "unprepared" }
    local gun, neutralizer = shootout(t)
    t:use(card)
    t:choose(gun)
    t:expect_true(t:is_booted(gun), "the dude is booted")
    t:expect(t:stat(gun, "bullets"), 2, "bullets: 1 and 2, less 1")
    t:expect_true(t:is_stud(gun), "a stud")
    t:expect_true(not t:is_booted(neutralizer), "the Neutralizer is unbooted")
  end,
}

scenario "Bio-Charged Neutralizer suffers its own player's cards" {
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { bullets = 1, at = "square" }
    local neutralizer = t:goods { card = "bio_charged_neutralizer", on = gun }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:choose(gun)
    t:expect_true(t:is_booted(neutralizer), "the Neutralizer is booted")
    t:expect(t:stat(gun, "bullets"), 0, "bullets")
  end,
}
