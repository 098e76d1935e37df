-- A shootout in the town square with a dude and a friend of the dude; at home a Mad Scientist. Player 2 shows this hand.
local function fight(t, theirs, given)
  given = given or {}
  local doc = t:dude { keywords = { "Mad Scientist 6" }, booted = given.booted }
  local dude, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local foe = t:dude { player = 2, value = 8, at = "square" }
  local dog = given.on and t:goods { card = "rich_mans_guard_dog", on = dude }
              or t:in_hand { card = "rich_mans_guard_dog" }
  t:call_out(dude, foe)
  t:accept()
  t:join(friend)
  t:go_on_to("pick_shooter", 1)
  t:draws(1, given.mine or "2D 4H 6C 8D TD")
  t:draws(2, theirs)
  t:choose(dude)
  while t:asked() == "draw_discards" do t:done() end
  return dog, doc, dude, friend, foe
end
local cheatin, legal = "2C 2C 5H 9S TC", "2D 4C 5H 9S TC"

scenario "Rich Man's Guard Dog comes as soon as somebody cheats, to a dude of the posse" {
  function(t)
    local dog, doc, dude, friend, foe = fight(t, cheatin)
    t:go_on_to("use_trait", 1)
    t:pulls(1, "AC")
    t:yes()
    t:expect_true(t:offers(dude) and t:offers(friend), "either dude of the posse")
    t:expect_true(not t:offers(doc) and not t:offers(foe), "nobody else, not the scientist either")
    t:choose(friend)
    t:expect(t:host(dog), friend, "who has it")
    t:expect_true(t:is_booted(doc), "the scientist has booted")
    t:expect(t:ghost_rock(1), 8, "the stash, for 2")
    t:go_on_to("resolution_play", 1)
    t:pulls(1, "8C")
    t:use(dog)
    t:expect(t:zone(foe), "discard_pile", "the shooter is in the")
  end,
}

scenario "Rich Man's Guard Dog need not come" {
  function(t)
    local dog = fight(t, cheatin)
    t:go_on_to("use_trait", 1)
    t:no()
    t:expect(t:zone(dog), "hand", "it is in")
  end,
}

scenario "Rich Man's Guard Dog stays where all is legal" {
  function(t)
    local dog = fight(t, legal)
    t:go_on_to("resolution_play", 1)
    t:expect(t:happened "skill_check.made", 0, "checks")
    t:expect(t:zone(dog), "hand", "it is in")
  end,
}

scenario "Rich Man's Guard Dog does not mind its own master's cheatin'" {
  function(t)
    fight(t, legal, { mine = cheatin })
    t:expect(t:happened "draw_hand.revealed_cheatin", 1, "who cheats")
    t:expect(t:asked(), "resolution_play", "what is asked")
  end,
}

scenario "Rich Man's Guard Dog needs a Mad Scientist who can boot" {
  function(t)
    fight(t, cheatin, { booted = true })
    t:expect(t:happened "draw_hand.revealed_cheatin", 1, "who cheats")
    t:expect(t:asked(), "resolution_play", "what is asked")
  end,
}

scenario "Rich Man's Guard Dog sends a shooter of more value home" {
  function(t)
    local dog, _, _, _, foe = fight(t, cheatin, { on = true })
    t:go_on_to("resolution_play", 1)
    t:pulls(1, "7C")
    t:use(dog)
    t:expect(t:where(foe), t:place "home 2", "where the shooter is")
    t:expect_true(t:is_booted(foe), "booted")
    t:expect_true(not t:is_booted(dog), "the dog does not boot")
  end,
}

scenario "Rich Man's Guard Dog comes in lowball too, to its inventor" {
  function(t)
    local doc = t:dude { keywords = { "Mad Scientist 6" } }
    t:dude {}
    local dog = t:in_hand { card = "rich_mans_guard_dog" }
    t:phase "gambling"
    t:draws(1, "2D 4H 6C 8D TD")
    t:draws(2, cheatin)
    t:go_on_to("use_trait", 1)
    t:pulls(1, "AC")
    t:yes()
    t:expect(t:host(dog), doc, "who has it")
  end,
}

scenario "Rich Man's Guard Dog is invented as any Gadget at noon" {
  function(t)
    local doc = t:dude { keywords = { "Mad Scientist 6" } }
    t:dude {}
    local dog = t:in_hand { card = "rich_mans_guard_dog" }
    t:pulls(1, "AC")
    t:shop(dog, doc)
    t:expect(t:host(dog), doc, "who has it")
  end,
}

scenario "Rich Man's Guard Dog: a fight of others brings it to its inventor" {
  function(t)
    t:players(3)
    local doc = t:dude { keywords = { "Mad Scientist 6" } }
    local dog = t:in_hand { card = "rich_mans_guard_dog" }
    local caller, called = t:dude { player = 2, at = "square" }, t:dude { player = 3, at = "square" }
    t:winner(2)
    t:call_out(caller, called)
    t:accept()
    t:draws(2, "2D 4H 6C 8D TD")
    t:draws(3, cheatin)
    t:go_on_to("use_trait", 1)
    t:pulls(1, "AC")
    t:yes()
    t:expect(t:host(dog), doc, "who has it")
  end,
}

scenario "Rich Man's Guard Dog discards a shooter of less value" {
  function(t)
    local dog, _, _, _, foe = fight(t, cheatin, { on = true })
    t:go_on_to("resolution_play", 1)
    t:pulls(1, "9C")
    t:use(dog)
    t:expect(t:zone(foe), "discard_pile", "the shooter is in the")
  end,
}
