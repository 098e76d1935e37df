-- Player 2 owns and controls a ranch next to the town square, where Marcia is.
local function town(t, given)
  local ranch = t:deed { player = 2, card = "circle_m_ranch" }
  t:dude { card = "marcia_ridge_weird_west", at = "square" }
  t:dude { player = 2, influence = given.rival or 1, at = "square" }
  return ranch
end

scenario "Marcia Ridge (24054): a Controller ability of a deed next to the town square" {
  function(t)
    local ranch = town(t, {})
    t:use(ranch)
    t:expect(t:hand_count(1), 1, "your hand")
    t:expect(t:hand_count(2), 0, "the controller's hand")
    t:expect_true(t:is_booted(ranch), "the deed is booted")
    t:expect(t:controller(ranch), 2, "who controls it")
  end,
}

scenario "Marcia Ridge (24054): only with more influence than each other player" {
  function(t)
    t:refuses(town(t, { rival = 2 }))
  end,
}

scenario "Marcia Ridge (24054): than each other player, not than all" {
  function(t)
    t:players(3)
    t:dude { player = 3, influence = 1, at = "square" }
    local ranch = town(t, {})
    t:use(ranch)
    t:expect(t:hand_count(1), 1, "your hand")
  end,
}

scenario "Marcia Ridge (24054): one with as much is enough to stop her" {
  function(t)
    t:players(3)
    t:dude { player = 3, influence = 2, at = "square" }
    t:refuses(town(t, {}))
  end,
}

scenario "Marcia Ridge (24054): influence elsewhere does not count" {
  function(t)
    t:dude { player = 2, influence = 9 }
    local ranch = town(t, {})
    t:expect_true(t:can_use(ranch), "the deed can be used")
    local other = t:dude { player = 2, influence = 2, at = "home 1" }
    t:expect(t:where(other), t:place "home 1", "where the other is")
    t:expect_true(t:can_use(ranch), "still")
  end,
}

scenario "Marcia Ridge (24054): your other dudes there count, those elsewhere do not" {
  function(t)
    local ranch = town(t, { rival = 3 })
    t:dude { influence = 5 }
    t:refuses(ranch)
    t:dude { influence = 2, at = "square" }
    t:expect_true(t:can_use(ranch), "4 are more than 3")
  end,
}

scenario "Marcia Ridge (24054): only while she is in the town square" {
  function(t)
    local ranch = t:deed { card = "circle_m_ranch" }
    t:dude { player = 2, influence = 9, at = ranch }
    local marcia = t:dude { card = "marcia_ridge_weird_west" }
    t:dude { influence = 5, at = "square" }
    t:refuses(ranch)
    t:move(marcia, "square")
    t:until_turn_of(1)
    t:expect_true(t:can_use(ranch), "there the deed next to it can be used")
    t:expect(t:controller(ranch), 2, "who controls it")
  end,
}

scenario "Marcia Ridge (24054): only adjacent deeds" {
  function(t)
    local far = t:deed { player = 2, card = "the_r_and_d_ranch" }
    town(t, {})
    t:refuses(far)
  end,
}

scenario "Marcia Ridge (24054): the controller can still use it" {
  function(t)
    local ranch = town(t, {})
    t:until_turn_of(2)
    t:use(ranch)
    t:expect(t:hand_count(2), 1, "the controller's hand")
  end,
}

scenario "Marcia Ridge (24054): Controller Reacts too, once" {
  function(t)
    local palace = t:deed { player = 2, card = "pearlys_palace" }
    local marcia = t:dude { card = "marcia_ridge_weird_west", at = "square" }
    local rival = t:dude { player = 2, influence = 1, at = "square" }
    t:winner(2)
    t:call_out(rival, marcia)
    t:accept()
    t:go_on_to("react", 1)
    t:use(palace)
    t:expect_true(t:is_booted(palace), "the deed is booted")
    t:expect(select(2, t:asked()), 1, "who plays first in the shootout")
  end,
}

scenario "Marcia Ridge (24054) counts as being at the deed" {
  function(t)
    local station = t:deed { player = 2, card = "railroad_station" }
    local marcia = t:dude { card = "marcia_ridge_weird_west", at = "square" }
    local other = t:dude { at = "square" }
    t:use(station)
    t:expect_true(not t:offers(other), "nobody else does")
    t:choose "home 2"
    t:expect(t:where(marcia), t:place "home 2", "where she is")
    t:expect(t:where(other), t:place "square", "where the other is")
    t:expect_true(t:is_booted(station), "the deed is booted")
  end,
}

scenario "Marcia Ridge (24054): those who are at the deed are there too" {
  function(t)
    local station = t:deed { player = 2, card = "railroad_station" }
    local marcia = t:dude { card = "marcia_ridge_weird_west", at = "square" }
    local own = t:dude { at = station }
    t:dude { player = 2, at = station }
    t:use(station)
    t:expect_true(t:offers(marcia), "Marcia")
    t:choose(own)
    t:choose "home 1"
    t:expect(t:where(own), t:place "home 1", "where the dude is")
  end,
}

scenario "Marcia Ridge (24054) does not count as being there for the rules" {
  function(t)
    local charlies = t:deed { player = 2, card = "charlies_place" }
    local marcia = t:dude { card = "marcia_ridge_weird_west", at = "square" }
    t:use(charlies)
    t:choose(1)
    t:expect(t:stat(marcia, "bullets"), 2, "her bullets")
    t:expect(t:where(marcia), t:place "square", "where she is")
    t:expect(t:controller(charlies), 2, "who controls the deed")
  end,
}

scenario "Marcia Ridge (24054): other players' dudes do not count as being there" {
  function(t)
    local station = t:deed { player = 2, card = "railroad_station" }
    t:dude { player = 2, at = "square" }
    t:dude { card = "marcia_ridge_weird_west", at = "square" }
    t:until_turn_of(2)
    t:refuses(station)
  end,
}
