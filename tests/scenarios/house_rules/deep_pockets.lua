scenario "Deep pockets: 5 ghost rock for everybody at the end of setup" {
  house_rules = { "deep_pockets" },
  function(t)
    t:phase "setup"
    t:until_phase "noon"
    -- 10 each, 5 of the rule, and the production of a home; the ante stays among them
    t:expect(t:ghost_rock(1) + t:ghost_rock(2), 2 * (10 + 5 + 3), "together they have")
    t:until_day(2)
    t:expect(t:happened "ghost_rock.gained", 2, "once a game two stashes grow:")
  end,
}
