--- My last dude, or one of two, is to be aced in the first round.
local function shot(t, influence, friends)
  local card = t:in_hand { card = "refuse_to_fall" }
  local last = t:dude { influence = influence, at = "square" }
  local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
  local others = {}
  for i = 1, friends do others[i] = t:dude { at = "square" } end
  t:call_out(last, foe)
  t:accept()
  for _, other in ipairs(others) do t:join(other) end
  t:draws(1, "2D 3C 5C 9D TD")
  t:draws(2, "2C 2D 4S 9S TC 3C 6C 8S")
  t:go_on_to("assign_casualty", 1)
  t:ace(last)
  t:done()
  return card, last
end

scenario "Refuse to Fall: the last dude stands until the shootout is over" {
  function(t)
    local card, last = shot(t, 2, 0)
    t:use(card)
    t:expect(t:zone(last), "in_play", "the dude is")
    t:expect(t:stat(last, "influence"), 1, "influence")
    t:draws(1, "2D 2H 5C 9D TD")
    t:draws(2, "2C 3D 4S 9S TC KC 6C 8S")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:side(last), 1, "the dude fights another round in")
    t:go_on_to "noon_play"
    t:expect(t:zone(last), "boot_hill", "afterwards the dude is in")
  end,
}

scenario "Refuse to Fall asks for influence" {
  function(t) t:refuses((shot(t, 0, 0))) end,
}

scenario "Refuse to Fall is for the last of a posse" {
  function(t) t:refuses((shot(t, 2, 1))) end,
}

scenario "Refuse to Fall is for your own posse" {
  function(t)
    local card = t:in_hand { player = 2, card = "refuse_to_fall" }
    local last = t:dude { influence = 2, at = "square" }
    local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
    t:call_out(last, foe)
    t:accept()
    t:draws(1, "2D 3C 5C 9D TD")
    t:draws(2, "2C 2D 4S 9S TC 3C 6C 8S")
    t:go_on_to("assign_casualty", 1)
    t:ace(last)
    t:done()
    t:refuses(card)
  end,
}

scenario "Refuse to Fall is content with 1 influence" {
  function(t) t:expect_true(t:can_use((shot(t, 1, 0))), "it can be used") end,
}
