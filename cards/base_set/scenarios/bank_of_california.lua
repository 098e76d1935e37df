local function robbery(t, banker)
  local bank = t:deed { player = banker, card = "bank_of_california" }
  local store = t:deed { player = 2, production = 2 }
  local robber = t:dude { at = store }
  local holdup = t:in_hand { card = "this_is_a_holdup" }
  return robber, holdup, bank, store
end

scenario "Bank of California keeps its controller's ghost rock" {
  function(t)
    local robber, holdup = robbery(t, 2)
    t:use(holdup)
    t:choose(2)
    t:expect(t:ghost_rock(1), 10, "the robber's stash")
    t:expect(t:ghost_rock(2), 10, "the controller's")
    t:expect_true(t:is_booted(robber), "the robber is booted")
  end,
}

scenario "Bank of California keeps nobody else's ghost rock" {
  function(t)
    local robber, holdup = robbery(t, 1)
    t:use(holdup)
    t:choose(2)
    t:expect(t:ghost_rock(1), 12, "the robber's stash")
    t:expect(t:ghost_rock(2), 8, "the other's")
    t:expect(t:stat(robber, "bounty"), 2, "the robber's bounty")
  end,
}

scenario "Bank of California serves whoever controls it" {
  function(t)
    local _, holdup, bank, store = robbery(t, 2)
    t:dude { influence = 1, at = bank }
    t:expect(t:controller(bank), 1, "who controls it")
    t:use(holdup)
    t:choose(store)
    t:choose(2)
    t:expect(t:ghost_rock(1), 12, "the robber's stash")
    t:expect(t:ghost_rock(2), 8, "the owner's")
  end,
}

scenario "Bank of California does not keep its controller from paying" {
  function(t)
    t:deed { card = "bank_of_california" }
    t:shop(t:in_hand { card = "pony_express" }, "left")
    t:expect(t:ghost_rock(1), 6, "the stash")
  end,
}
