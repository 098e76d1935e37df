--- What is left of 10 ghost rock when a player has shopped for these goods.
local function left(t, how, player)
  t:deed { card = "circle_k_ranch" }
  how.player = player
  local dude = t:dude { player = player }
  local goods = t:in_hand(how)
  if player == 2 then t:pass() end
  t:shop(goods, dude)
  return t:ghost_rock(player)
end

scenario "Circle K Ranch: your Horses cost 2 less" {
  function(t) t:expect(left(t, { card = "roan" }, 1), 9, "the stash, 3 printed") end,
}

scenario "Circle K Ranch makes no Horse cost less than nothing" {
  function(t) t:expect(left(t, { card = "mustang" }, 1), 10, "the stash, 1 printed") end,
}

scenario "Circle K Ranch: a Gadget Horse costs what it says" {
  function(t)
    t:deed { card = "circle_k_ranch" }
    local maker = t:dude { keywords = { "Mad Scientist 1" } }
    local horse = t:in_hand { type = "goods", keywords = { "Horse", "Gadget 5" }, cost = 3 }
    t:pulls(1, "KC")
    t:shop(horse, maker)
    t:expect(t:host(horse), maker, "whose Horse it is")
    t:expect(t:ghost_rock(1), 7, "the stash")
  end,
}

scenario "Circle K Ranch: other goods cost what they say" {
  function(t) t:expect(left(t, { card = "sweaty_dynamite" }, 1), 6, "the stash, 4 printed") end,
}

scenario "Circle K Ranch: another player's Horses cost what they say" {
  function(t) t:expect(left(t, { card = "roan" }, 2), 7, "the stash, 3 printed") end,
}
