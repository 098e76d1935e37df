scenario "Ulysses Marks adds a control point to the Saloon where he is" {
  function(t)
    local saloon = t:deed { control = 1, keywords = { "Saloon" } }
    local other = t:deed { control = 1, keywords = { "Saloon" } }
    local bank = t:deed { control = 1 }
    local ulysses = t:dude { card = "ulysses_marks", at = saloon }
    t:expect(t:stat(saloon, "control"), 2, "the Saloon's control points")
    t:expect(t:stat(other, "control"), 1, "those of another Saloon")
    t:expect(t:stat(ulysses, "control"), 0, "his own")
    t:move(ulysses, bank)
    t:expect(t:stat(bank, "control"), 1, "those of a deed that is no Saloon")
    t:expect(t:stat(saloon, "control"), 1, "the Saloon's once he has left")
  end,
}

scenario "Ulysses Marks throws a dude out of the Saloon" {
  function(t)
    local saloon = t:deed { keywords = { "Saloon" } }
    local ulysses = t:dude { card = "ulysses_marks", at = saloon }
    local friend = t:dude { at = saloon }
    local rival = t:dude { player = 2, at = saloon }
    local away = t:dude { player = 2, at = "home 1" }
    t:use(ulysses)
    t:expect_true(t:offers(friend), "an own dude can be thrown out")
    t:expect_true(not t:offers(ulysses), "himself not")
    t:expect_true(not t:offers(away), "a dude elsewhere not")
    t:choose(rival)
    t:expect(t:where(rival), t:place("square"), "where the other is")
    t:expect_true(t:is_booted(rival), "the other is booted")
    t:expect_true(not t:is_booted(ulysses), "Ulysses is not booted")
    t:expect(t:where(ulysses), saloon, "where Ulysses is")
    t:until_turn_of(1)
    t:refuses(ulysses)
  end,
}

scenario "Ulysses Marks away from a Saloon throws nobody out" {
  function(t)
    local bank = t:deed {}
    local ulysses = t:dude { card = "ulysses_marks", at = bank }
    local rival = t:dude { player = 2, at = bank }
    t:use(ulysses)
    t:expect(t:where(rival), bank, "where the other is")
    t:expect_true(not t:is_booted(rival), "the other is unbooted")
    t:until_turn_of(1)
    t:refuses(ulysses)
  end,
}
