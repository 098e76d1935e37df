scenario "Surveyor's Office is adjacent to every deed out of town" {
  function(t)
    local office = t:deed { card = "surveyors_office" }
    local mine = t:deed { keywords = { "Out of Town" } }
    local theirs = t:deed { player = 2, keywords = { "Out of Town" } }
    local in_town = t:deed { player = 2 }
    local rider = t:dude { at = office }
    local far = t:dude { at = mine }
    t:use(office)
    t:expect_true(t:offers(mine), "an own deed out of town")
    t:expect_true(t:offers "the town square", "the town square")
    t:expect_true(t:offers "P1's home", "the home beside it")
    t:expect_true(not t:offers(in_town), "no deed in town of another street")
    t:expect_true(not t:offers "P2's home", "no other home")
    t:expect_true(not t:offers(office), "not the deed itself")
    t:choose(theirs)
    t:expect_true(t:is_booted(office), "the deed is booted")
    t:expect(t:where(rider), theirs, "where the dude is")
    t:expect_true(not t:is_booted(rider), "the dude is unbooted")
    t:expect(t:where(far), mine, "where the other is")
  end,
}

scenario "Surveyor's Office is next door to deeds out of town for a move of the player too" {
  function(t)
    local office = t:deed { card = "surveyors_office" }
    local mine = t:deed { keywords = { "Out of Town" } }
    local far = t:dude { at = mine }
    local other = t:dude { at = "square" }
    t:move(far, office)
    t:expect(t:where(far), office, "where the dude is")
    t:expect(t:where(other), t:place "square", "where the other is")
  end,
}

scenario "Surveyor's Office moves a dude of its controller from there, booted or not" {
  function(t)
    local office = t:deed { card = "surveyors_office" }
    local rider = t:dude { at = office, influence = 2, booted = true }
    local elsewhere = t:dude { at = "square" }
    local guest = t:dude { player = 2, at = office, influence = 1 }
    t:use(office)
    t:choose "square"
    t:expect(t:where(rider), t:place "square", "where the dude is")
    t:expect_true(t:is_booted(rider), "the dude is still booted")
    t:expect(t:where(guest), office, "where the guest is")
    t:expect(t:where(elsewhere), t:place "square", "where the other is")
  end,
}

scenario "Surveyor's Office has nobody to move" {
  function(t)
    local office = t:deed { card = "surveyors_office" }
    t:dude { at = "square" }
    t:dude { player = 2, at = office, influence = 0 }
    t:refuses(office)
  end,
}

scenario "Surveyor's Office works for its controller only, once it is unbooted" {
  function(t)
    local office = t:deed { card = "surveyors_office" }
    t:dude { at = office }
    t:dude { player = 2, influence = 1, at = office }
    t:refuses(office)
    t:until_turn_of(2)
    t:expect_true(t:can_use(office), "the controller can use it")
  end,
}

scenario "Surveyor's Office does nothing while booted" {
  function(t)
    local office = t:deed { card = "surveyors_office", booted = true }
    t:dude { at = office }
    t:refuses(office)
    t:booted(office, false)
    t:until_turn_of(1)
    t:expect_true(t:can_use(office), "unbooted it works")
  end,
}
