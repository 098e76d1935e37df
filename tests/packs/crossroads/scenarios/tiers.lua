-- Player 1 sends a dude of player 2 home; those of player 2 that answer stand by.
local function sent_home(t, ...)
  local answering = {}
  for i, card in ipairs { ... } do answering[i] = t:dude { player = 2, card = card } end
  local loiterer = t:dude { player = 2, at = "square" }
  t:use(t:in_hand { card = "move_along" })
  t:choose(loiterer)
  return loiterer, table.unpack(answering)
end

local square, home = "square", "home 2"

scenario "Before comes first: traits, then Reacts, while the dude still stands there" {
  proves = { "RC-REACT-011", "RC-REACT-006" },
  function(t)
    local loiterer, _, clerk = sent_home(t, "early_riser", "night_clerk")
    t:expect(t:ghost_rock(2), 11, "player 2 after the trait")
    t:expect_true(t:can_use(clerk), "then the React")
    t:expect(t:where(loiterer), t:place(square), "where the dude is")
    t:use(clerk)
    t:expect(t:ghost_rock(2), 12, "player 2 after the React")
    t:expect(t:where(loiterer), t:place(home), "where the dude is in the end")
  end,
}

scenario "Before the event too, what replaces it goes first, and ends it" {
  proves = { "RC-REACT-002", "RC-REACT-003" },
  function(t)
    local loiterer, _, riser, clerk = sent_home(t, "toll_keeper", "early_riser", "night_clerk")
    t:expect(t:where(loiterer), t:place(square), "where the dude is")
    t:expect(t:ghost_rock(2), 11, "player 2, from the one that replaces alone")
    t:expect_true(not t:can_use(riser) and not t:can_use(clerk), "nobody else may answer")
  end,
}

scenario "A React that replaces is asked for before plain traits of its window" {
  proves = { "RC-REACT-005" },
  function(t)
    local loiterer, boy = sent_home(t, "stable_boy", "early_riser")
    t:expect(t:ghost_rock(2), 10, "player 2 while it is asked for")
    t:use(boy)
    t:expect(t:ghost_rock(2), 11, "player 2")
    t:expect(t:where(loiterer), t:place(square), "where the dude is")
  end,
}

scenario "Who declines to replace lets the window go on" {
  proves = { "RC-REACT-005" },
  function(t)
    local loiterer = sent_home(t, "stable_boy", "early_riser")
    t:pass()
    t:expect(t:ghost_rock(2), 11, "player 2, from the trait")
    t:expect(t:where(loiterer), t:place(home), "where the dude is")
  end,
}

scenario "When it happens, a trait replaces it though before it others have answered" {
  proves = { "RC-REACT-009", "RC-TRAIT-009" },
  function(t)
    local loiterer = sent_home(t, "gate_warden", "early_riser", "town_crier", "farewell_fiddler")
    t:expect(t:ghost_rock(2), 12, "player 2: before, and instead")
    t:expect(t:where(loiterer), t:place(square), "where the dude is")
  end,
}

scenario "When comes before after, a React too" {
  proves = { "RC-REACT-007", "RC-REACT-008" },
  function(t)
    local loiterer, _, son = sent_home(t, "town_crier", "innkeepers_son", "farewell_fiddler")
    t:expect(t:ghost_rock(2), 11, "player 2 after the trait of when")
    t:expect(t:where(loiterer), t:place(square), "where the dude is while it happens")
    t:use(son)
    t:expect(t:ghost_rock(2), 13, "player 2 after the React of when and the trait of after")
    t:expect(t:where(loiterer), t:place(home), "where the dude is")
  end,
}

scenario "Nobody answers for a dude of another player" {
  function(t)
    t:dude { player = 2, card = "early_riser" }
    local own = t:dude { at = "square" }
    t:use(t:in_hand { card = "move_along" })
    t:choose(own)
    t:expect(t:ghost_rock(2), 10, "player 2")
    t:expect(t:where(own), t:place "home 1", "where the dude is")
  end,
}
