scenario "Thunderbird comes to the Sioux" {
  function(t)
    t:outfit { player = 1, card = "sioux_union" }
    local bird = t:in_hand { card = "thunderbird" }
    t:shop(bird)
    t:expect(t:zone(bird), "in_play", "Thunderbird is")
  end,
}

scenario "Thunderbird comes to nobody else" {
  function(t)
    t:in_hand { card = "thunderbird" }
    t:expect_true(not t:offers "Thunderbird", "he is not offered")
  end,
}
