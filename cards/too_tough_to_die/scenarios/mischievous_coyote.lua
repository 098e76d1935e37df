-- Player 1's posse: a Shaman with 1 bullet, a draw, and a stud with 3 as they are given.
local function shootout(t, given)
  local shaman = t:dude { keywords = { "Shaman 2" }, bullets = 1, at = "square" }
  local coyote = t:spell { card = "mischievous_coyote", on = shaman }
  local gun = t:dude { bullets = 3, stud = given.stud ~= false, keywords = given.keywords, at = "square" }
  local away = t:dude { stud = true, at = "home" }
  local foe = t:dude { player = 2, bullets = 1, stud = true, at = "square" }
  t:call_out(shaman, foe)
  t:accept()
  if given.gun ~= false then t:join(gun) end
  t:go_on_to("shootout_play", 1)
  return { shaman = shaman, coyote = coyote, gun = gun, away = away, foe = foe }
end

scenario "Mischievous Coyote: the stud bonus is drawn from the draws" {
  function(t)
    local s = shootout(t, {})
    t:pulls(1, "7C")
    t:use(s.coyote)
    t:expect_true(t:is_booted(s.coyote), "the Spirit is booted")
    t:go_on_to("pick_shooter", 1)
    t:draws(1, "2C 3D 4H 9S TC 5C")
    t:draws(2, "2D 2H 5C 9D TD KS")
    t:choose(s.gun)
    t:go_on_to "draw_discards"
    t:expect(t:count(1, "draw_hand"), 6, "cards: one for the Shaman")
    t:expect(t:count(2, "draw_hand"), 6, "the other player's cards")
  end,
}

scenario "Mischievous Coyote: the draw bonus is the stud's" {
  function(t)
    local s = shootout(t, {})
    t:pulls(1, "7C")
    t:use(s.coyote)
    t:go_on_to("pick_shooter", 1)
    local drawn = t:draws(1, "2C 3D 4H 9S TC 5C KC KD KH")
    t:choose(s.gun)
    t:go_on_to("draw_discards", 1)
    t:choose(drawn[1])
    t:choose(drawn[2])
    t:choose(drawn[3])
    t:expect_true(not t:offers(drawn[4]), "three at most")
    t:done()
  end,
}

scenario "Mischievous Coyote: in the next round all is as usual" {
  function(t)
    local s = shootout(t, {})
    t:pulls(1, "7C")
    t:use(s.coyote)
    t:go_on_to("pick_shooter", 1)
    t:draws(1, "2C 2S 4H 9S TC 5C")
    t:draws(2, "2D 2H 5C 5D TD KS")
    t:choose(s.gun)
    t:go_on_to("assign_casualty", 1)
    t:discard(s.shaman)
    t:done()
    t:go_on_to("shootout_play", 1)
    t:go_on_to("final_hand", 1)
    t:expect(t:count(1, "draw_hand"), 8, "cards: three for the stud")
  end,
}

scenario "Mischievous Coyote fails below 9" {
  function(t)
    local s = shootout(t, {})
    t:pulls(1, "6C")
    t:use(s.coyote)
    t:go_on_to("pick_shooter", 1)
    t:choose(s.gun)
    t:go_on_to "final_hand"
    t:expect(t:count(1, "draw_hand"), 8, "cards: three for the stud")
  end,
}

local function refuses(what, given)
  scenario("Mischievous Coyote needs " .. what) {
    function(t) t:refuses(shootout(t, given).coyote) end,
  }
end
refuses("a stud in the posse", { gun = false })
refuses("a stud", { stud = false })
refuses("a stud that is no token", { keywords = { "Token" } })

scenario "Mischievous Coyote needs a draw that is no token" {
  function(t)
    local shaman = t:dude { keywords = { "Shaman 2" }, stud = true, at = "square" }
    local coyote = t:spell { card = "mischievous_coyote", on = shaman }
    local token = t:dude { keywords = { "Token" }, at = "square" }
    t:dude { at = "home" }
    t:call_out(shaman, t:dude { player = 2, at = "square" })
    t:accept()
    t:join(token)
    t:go_on_to("shootout_play", 1)
    t:refuses(coyote)
  end,
}
