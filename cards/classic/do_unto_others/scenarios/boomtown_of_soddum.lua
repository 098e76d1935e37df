scenario "Lost Angels leave the Boomtown of Soddum for the town square without booting" {
  function(t)
    local town = t:deed { card = "boomtown_of_soddum" }
    local angel = t:dude { card = "guardian_angel", at = town }
    local haborym = t:dude { card = "haborym", at = town }
    local moloch = t:dude { card = "moloch", at = "home" }
    local drifter = t:dude { at = town }
    local function go(dude, place, booted, what)
      t:until_turn_of(1)
      t:move(dude, place)
      t:expect(t:is_booted(dude), booted, what)
    end
    go(angel, "square", false, "to the square")
    go(haborym, "home", true, "elsewhere")
    go(drifter, "square", true, "a drifter")
    go(moloch, "home 2", true, "from another place")
  end,
}

scenario "The Boomtown of Soddum is of no use elsewhere" {
  function(t)
    t:deed { card = "boomtown_of_soddum" }
    local deed = t:deed {}
    local angel = t:dude { card = "guardian_angel", at = deed }
    t:move(angel, "square")
    t:expect_true(t:is_booted(angel), "from a deed in town")
  end,
}
