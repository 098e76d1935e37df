--- A Shaman 2 tries to bind a Terror of value 9 here.
local function bind(t, pulled)
  local shaman = t:dude { keywords = { "Shaman 2" }, at = "square" }
  local spell = t:spell { card = "bind_spirit", on = shaman }
  local terror = t:dude { player = 2, keywords = { "Terror" }, value = 9, at = "home 2" }
  t:dude { player = 2, value = 2, at = "square" }
  local mine = t:deed { player = 2, keywords = { "Strike", "Out of Town" } }
  t:dude { player = 2, keywords = { "Terror" }, value = 2, at = mine }
  t:pulls(1, pulled)
  t:use(spell)
  return terror
end

scenario "Bind Spirit: 10 of 9 binds the Terror for the day" {
  function(t)
    t:hand(1, 1)
    local terror = bind(t, "8C")
    t:expect(t:controller(terror), 1, "who controls the Terror")
    t:until_phase "sundown"
    t:expect(t:controller(terror), 1, "at Nightfall")
    t:until_day(2)
    t:expect(t:controller(terror), 2, "on the next day")
  end,
}

scenario "Bind Spirit: 9 of 9 is not enough" {
  function(t) t:expect(t:controller(bind(t, "7C")), 2, "who controls the Terror") end,
}
