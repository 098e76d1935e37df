local function fight(t, at, booted)
  local angelica = t:dude { card = "angelica_espinosa", at = at, booted = booted }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  return angelica
end

scenario "Angélica Espinosa joins from an adjacent place and stays there" {
  function(t)
    local angelica = fight(t, "home")
    t:expect(t:side(angelica), 0, "her posse before")
    t:use(angelica)
    t:expect(t:side(angelica), 1, "her posse")
    t:expect(t:where(angelica), t:place("home 1"), "where she is")
    t:expect_true(not t:is_booted(angelica), "unbooted")
    t:until_turn_of(1)
    t:refuses(angelica)
  end,
}

scenario "Angélica Espinosa joins even if booted" {
  function(t)
    local angelica = fight(t, "home", true)
    t:use(angelica)
    t:expect(t:side(angelica), 1, "her posse")
  end,
}

scenario "Angélica Espinosa does not join from far away" {
  function(t)
    local angelica = fight(t, t:deed { keywords = { "Out of Town" } })
    t:refuses(angelica)
  end,
}

scenario "Angélica Espinosa does not join from the place itself" {
  function(t)
    local angelica = fight(t, "square", true)
    t:expect(t:side(angelica), 0, "her posse")
    t:refuses(angelica)
  end,
}

scenario "Angélica Espinosa does not join twice" {
  function(t)
    local angelica = t:dude { card = "angelica_espinosa" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:goods { card = "buffalo_rifle", on = angelica }
    t:call_out(gun, rival)
    t:accept()
    t:join(angelica)
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(angelica), 1, "her posse")
    t:expect(t:where(angelica), t:place("home 1"), "where she is")
    t:refuses(angelica)
  end,
}
