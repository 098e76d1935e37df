--- A round between two dudes of player 1 and one of player 2, with these hands.
local function round(t, mine, theirs)
  local card = t:in_hand { card = "insult_to_injury" }
  local shooter, friend = t:dude { influence = 1, bullets = 3, at = "square" }, t:dude { influence = 1, at = "square" }
  local mark = t:dude { player = 2, at = "square" }
  t:call_out(friend, mark)
  t:accept()
  t:join(shooter)
  t:go_on_to("pick_shooter", 1)
  t:draws(1, mine)
  t:draws(2, theirs)
  t:choose(shooter)
  return card, shooter, friend
end

scenario "Insult to Injury: the winning shooter's influence grows for good" {
  function(t)
    local card, shooter, friend = round(t, "2C 2D 4H 9S TC", "2D 3H 5C 8D TD")
    t:go_on_to("react", 1)
    t:use(card)
    t:go_on_to "noon_play"
    t:expect(t:stat(shooter, "influence"), 2, "the shooter's influence")
    t:expect(t:stat(friend, "influence"), 1, "the friend's influence")
    t:expect(t:zone(card), "boot_hill", "the card is in")
    t:until_day(2)
    t:expect(t:stat(shooter, "influence"), 2, "the shooter's influence on the next day")
  end,
}

scenario "Insult to Injury is not for losers" {
  function(t)
    local card = round(t, "2C 3D 4H 9S TC", "2D 2H 5C 8D TD")
    t:go_on_to "assign_casualty"
    t:expect(t:zone(card), "hand", "the card is in")
    t:expect(t:happened "ability.declared", 0, "abilities used")
  end,
}
