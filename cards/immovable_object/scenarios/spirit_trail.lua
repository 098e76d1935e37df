-- Two deeds that nobody would call adjacent: the outer one on the left, and the one on the right.
local function town(t)
  t:deed { side = "left" }
  local left = t:deed { side = "left" }
  t:deed { side = "right" }
  local right = t:deed { side = "right" }
  return left, right
end

-- Whether Blood Curse, cast from one place, reaches a dude at the other.
local function reaches(t, from, to)
  local huckster = t:dude { keywords = { "Huckster 2" }, at = from }
  local curse = t:spell { card = "blood_curse", on = huckster }
  local dude = t:dude { player = 2, at = to }
  t:pulls(1, "9C")
  t:use(curse)
  local found = t:offers(dude)
  if found then t:choose(dude) else t:choose(huckster) end
  return found
end

scenario "Spirit Trail: its place is adjacent to others with one" {
  function(t)
    local left, right = town(t)
    t:spell { card = "spirit_trail", on = left }
    t:spell { card = "spirit_trail", on = right }
    t:dude { at = left }
    t:expect_true(reaches(t, left, right), "the place with the other trail is reached")
  end,
}

scenario "Spirit Trail: two of them are needed" {
  function(t)
    local left, right = town(t)
    t:spell { card = "spirit_trail", on = left }
    t:dude { at = left }
    t:expect_true(not reaches(t, left, right), "a place without a trail is not reached")
  end,
}

scenario "Spirit Trail: another Totem is no trail" {
  function(t)
    local left, right = town(t)
    t:spell { card = "spirit_trail", on = left }
    t:spell { on = right, keywords = { "Spirit", "Totem" } }
    t:dude { at = left }
    t:expect_true(not reaches(t, left, right), "a place without a trail is not reached")
  end,
}

-- A Shaman at the left end with the trail there.
local function trail(t, pulled)
  local left = town(t)
  local shaman = t:dude { keywords = { "Shaman 2" }, at = left }
  local totem = t:spell { card = "spirit_trail", on = left }
  if pulled then t:pulls(1, pulled) end
  return totem, left, shaman
end

scenario "Spirit Trail moves a dude from there, even if booted" {
  function(t)
    local totem, left, shaman = trail(t, "4C")
    local walker = t:dude { booted = true, at = left }
    local theirs, away = t:dude { player = 2, at = left }, t:dude {}
    t:use(totem)
    t:expect_true(t:offers(shaman), "a dude there")
    t:expect_true(not t:offers(theirs), "none of the other player")
    t:expect_true(not t:offers(away), "nobody elsewhere")
    t:choose(walker)
    t:expect_true(not t:offers(left), "another place")
    t:choose "home 2"
    t:expect(t:where(walker), t:place "home 2", "where the dude is")
    t:expect(t:where(shaman), left, "where the Shaman is")
    t:expect_true(t:is_booted(totem), "the Totem is booted")
    t:expect_true(not t:is_booted(shaman), "the Shaman is not")
  end,
}

scenario "Spirit Trail does not boot who moves" {
  function(t)
    local totem, _, shaman = trail(t, "4C")
    t:use(totem)
    t:choose "square"
    t:expect(t:where(shaman), t:place "square", "where the Shaman is")
    t:expect_true(not t:is_booted(shaman), "unbooted")
  end,
}

scenario "Spirit Trail fails below 6" {
  function(t)
    local totem, left, shaman = trail(t, "3C")
    t:use(totem)
    t:choose "square"
    t:expect(t:where(shaman), left, "where the Shaman is")
    t:expect_true(t:is_booted(totem), "the Totem is booted")
  end,
}
