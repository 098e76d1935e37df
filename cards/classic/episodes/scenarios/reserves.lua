scenario "Reserves: 1 ghost rock" {
  function(t)
    t:use(t:in_hand { card = "reserves" })
    t:expect(t:ghost_rock(1), 11, "the stash")
  end,
}
