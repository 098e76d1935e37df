scenario "Hands of six: six cards a hand" {
  house_rules = { "hand_of_six" },
  function(t)
    t:until_day(2)
    t:expect(t:hand_count(1), 6, "player 1 has")
  end,
}
