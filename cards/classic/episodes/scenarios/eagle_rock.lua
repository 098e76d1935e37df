scenario "Eagle Rock calls out no Sioux" {
  function(t)
    local eagle = t:dude { card = "eagle_rock", at = "square" }
    local sioux = t:dude { player = 2, card = "feather_in_his_hair", at = "square" }
    local other = t:dude { player = 2, at = "square" }
    local friend = t:dude { at = "square" }
    t:expect_true(not t:offers "Eagle Rock calls out Feather", "a Sioux")
    t:call_out(eagle, other)
    t:refuse()
    t:until_turn_of(1)
    t:call_out(friend, sioux)
    t:expect((t:asked()), "answer_callout", "what is asked")
  end,
}
