local function control(t, pulled)
  local puppet = t:dude { player = 2, value = 6, keywords = { "Harrowed" } }
  local plain = t:dude { player = 2, value = 1 }
  local card = t:in_hand { card = "manitous_control" }
  t:pulls(1, pulled)
  t:use(card)
  t:expect(t:zone(card), "boot_hill", "the card is in")
  t:expect(t:controller(plain), 2, "who controls the other")
  return puppet
end

scenario "Manitou's Control passes a Harrowed dude to the left" {
  function(t)
    local puppet = control(t, "7C")
    t:expect(t:controller(puppet), 1, "who controls the dude")
    t:until_day(2)
    t:expect(t:controller(puppet), 2, "who does the next day")
  end,
}

scenario "Manitou's Control passes the dude to the next of three" {
  function(t)
    t:players(3)
    t:expect(t:controller(control(t, "7C")), 3, "who controls the dude")
  end,
}

scenario "Manitou's Control takes more than the dude's value" {
  function(t) t:expect(t:controller(control(t, "6C")), 2, "who controls the dude") end,
}
