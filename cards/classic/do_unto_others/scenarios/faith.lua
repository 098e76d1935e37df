local function faith(t, gift)
  local dude = t:dude { player = 2, card = "guardian_angel" }
  t:dude {}
  t:use(t:in_hand { card = "faith" })
  t:choose(gift)
  return dude
end

scenario "Faith gives bullets" {
  function(t)
    local dude = faith(t, 1)
    t:expect(t:stat(dude, "bullets"), 1, "bullets")
    t:expect(t:stat(dude, "influence"), 1, "influence")
    t:expect(t:stat(dude, "value"), 3, "value")
    t:until_day(2)
    t:expect(t:stat(dude, "bullets"), 0, "bullets the next day")
  end,
}

scenario "Faith gives influence" {
  function(t)
    local dude = faith(t, 2)
    t:expect(t:stat(dude, "bullets"), 0, "bullets")
    t:expect(t:stat(dude, "influence"), 2, "influence")
    t:expect(t:stat(dude, "value"), 3, "value")
  end,
}

scenario "Faith gives value" {
  function(t)
    local dude = faith(t, 3)
    t:expect(t:stat(dude, "bullets"), 0, "bullets")
    t:expect(t:stat(dude, "influence"), 1, "influence")
    t:expect(t:stat(dude, "value"), 6, "value")
  end,
}

scenario "Faith makes no more than a king" {
  function(t)
    local dude = t:dude { card = "perdition" }
    t:use(t:in_hand { card = "faith" })
    t:choose(3)
    t:expect(t:stat(dude, "value"), 13, "value")
  end,
}

scenario "Faith adds no value above a king's that would be felt later" {
  function(t)
    local pox = t:dude { player = 2, card = "pox_walker", at = "square" }
    local dude = t:dude { card = "perdition", at = "square" }
    t:use(t:in_hand { card = "faith" })
    t:choose(3)
    t:use(pox)
    t:choose(dude)
    t:expect(t:stat(dude, "value"), 10, "value: 13, less 3")
  end,
}
