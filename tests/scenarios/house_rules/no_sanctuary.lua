scenario "No sanctuary: dudes are called out at home" {
  house_rules = { "no_sanctuary" },
  function(t)
    local caller = t:dude { at = "home 2" }
    local called = t:dude { player = 2 }
    t:call_out(caller, called)
    t:accept()
    t:expect(t:side(called), 2, "the mark is on side")
  end,
}
