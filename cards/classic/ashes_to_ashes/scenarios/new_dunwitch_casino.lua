scenario "Terrors in the New Dunwitch Casino count for more at Nightfall" {
  function(t)
    local casino = t:deed { card = "new_dunwitch_casino" }
    local terror = t:dude { card = "moloch", at = casino }
    local elsewhere = t:dude { card = "haborym" }
    local plain = t:dude { influence = 1, at = casino }
    t:hand(1, 1)
    t:dude { player = 2, influence = 9 }
    t:expect(t:stat(terror, "influence"), 1, "influence at noon")
    t:until_phase "sundown"
    t:expect(t:stat(terror, "influence"), 2, "influence at Nightfall")
    t:expect(t:stat(elsewhere, "influence"), 0, "of a Terror elsewhere")
    t:expect(t:stat(plain, "influence"), 1, "of a dude who is none")
  end,
}
