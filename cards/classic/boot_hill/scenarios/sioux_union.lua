--- Upkeep with this home; the deck has a Spirit, a Sioux, another dude and a Hex. What is
--- asked first is the home's ability.
local function upkeep(t)
  t:phase "upkeep"
  local home = t:outfit { player = 1, card = "sioux_union" }
  local sioux = t:on_top_of_deck { card = "eagle_rock" }
  local spirit = t:on_top_of_deck { card = "curse" }
  local hex = t:on_top_of_deck { type = "spell", keywords = { "Hex" } }
  local stranger = t:on_top_of_deck { card = "mr_slate" }
  t:go_on_to("react", 1)
  return home, sioux, spirit, hex, stranger
end

scenario "Sioux Union: a Sioux instead of the production" {
  function(t)
    local home, sioux = upkeep(t)
    t:use(home)
    t:choose(sioux)
    t:expect(t:zone(sioux), "hand", "the dude is in")
    t:expect_true(t:knows(2, sioux), "the other player has seen it")
    t:until_phase "noon"
    t:expect(t:ghost_rock(1), 10, "the stash")
    t:expect(t:stat(home, "production"), 3, "production at noon")
  end,
}

scenario "Sioux Union: a Spirit, and nothing else" {
  function(t)
    local home, _, spirit, hex, stranger = upkeep(t)
    t:use(home)
    t:expect_true(not t:offers(hex), "no Hex")
    t:expect_true(not t:offers(stranger), "no other dude")
    t:choose(spirit)
    t:expect(t:zone(spirit), "hand", "the Spirit is in")
  end,
}

--- A day whose lowball player 1 loses after borrowing the ante; a deed of that production.
local function borrow(t, production)
  t:phase "gambling"
  t:outfit { player = 1, card = "sioux_union" }
  t:on_top_of_deck { card = "eagle_rock" }
  t:deed { production = production }
  t:ghost_rock(1, 0)
  t:draws(1, "2C 2D 5H 6S 9C")
  t:draws(2, "3C 4D 5H 6S 8C")
  return (t:asked())
end

scenario "Sioux Union: who has borrowed and cannot repay takes the production" {
  function(t) t:expect(borrow(t, 0), "noon_play", "what is asked first") end,
}

scenario "Sioux Union: who has borrowed may repay from a deed" {
  function(t) t:expect(borrow(t, 1), "react", "what is asked first") end,
}
