-- Three dudes of player 1 against three of player 2; player 1 plays the card.
local function shootout(t, mine, theirs)
  local card = t:in_hand { card = "a_fight_theyll_never_forget" }
  local a, b = {}, {}
  for i = 1, 3 do
    a[i] = t:dude { at = "square", bullets = 1 }
    b[i] = t:dude { player = 2, at = "square", bullets = 1 }
  end
  t:call_out(a[1], b[1])
  t:accept()
  t:join(a[2])
  t:join(a[3])
  t:go_on_to("join_posse", 2)
  t:join(b[2])
  t:join(b[3])
  t:go_on_to("shootout_play", 1)
  t:use(card)
  t:draws(1, mine)
  t:draws(2, theirs)
  return card, a, b
end

local low, high = "2C 3D 4H 9S TC", "2D 2H 2S 9D TD"

scenario "A Fight They'll Never Forget: bullets for the posse; the card is aced" {
  function(t)
    local card, a, b = shootout(t, low, high)
    t:expect(t:stat(a[1], "bullets"), 2, "bullets of yours")
    t:expect(t:stat(a[3], "bullets"), 2, "bullets of another of yours")
    t:expect(t:stat(b[1], "bullets"), 1, "bullets of the others")
    t:expect(t:zone(card), "boot_hill", "the card is in")
    t:go_on_to("assign_casualty", 1)
    t:discard(a[1])
    t:discard(a[2])
    t:discard(a[3])
    t:done()
    t:expect(t:stat(b[1], "control") + t:stat(b[2], "control"), 0, "nothing for who is discarded")
  end,
}

scenario "A Fight They'll Never Forget: the other posse's shooter has 1 control point for each ace" {
  function(t)
    local _, a, b = shootout(t, low, high)
    t:go_on_to("assign_casualty", 1)
    t:ace(a[1])
    t:discard(a[2])
    t:done()
    local points = 0
    for _, dude in ipairs(b) do points = points + t:stat(dude, "control") end
    t:expect(points, 1, "control points of the other posse")
    t:expect(t:stat(a[3], "control"), 0, "your dude")
  end,
}

scenario "A Fight They'll Never Forget: your shooter too, for theirs" {
  function(t)
    local _, a, b = shootout(t, high, low)
    t:go_on_to("assign_casualty", 2)
    t:ace(b[1])
    t:discard(b[2])
    t:done()
    local points = 0
    for _, dude in ipairs(a) do points = points + t:stat(dude, "control") end
    t:expect(points, 1, "control points of your posse")
    t:expect(t:stat(b[3], "control"), 0, "the other side")
  end,
}

scenario "A Fight They'll Never Forget: a shooter who has left gets nothing" {
  proves = { "RC-CARD-150" },
  function(t)
    local lepus = t:in_hand { card = "flight_of_the_lepus" }
    local _, a, b = shootout(t, low, "2D 2D 2S 9D TD")
    t:go_on_to("resolution_play", 1)
    t:use(lepus)
    t:choose(b[1])
    t:done()
    t:yes()
    t:expect(t:where(b[1]), t:place "home 2", "the shooter is in")
    t:go_on_to("assign_casualty", 1)
    t:ace(a[1])
    t:discard(a[2])
    t:done()
    for _, dude in ipairs(b) do t:expect(t:stat(dude, "control"), 0, "control points") end
  end,
}

-- Four casualties: two aces, of the one side or of the other.
local function two_aces(t, loser)
  local _, a, b = shootout(t, loser == 1 and "2C 3D 4H 9S TC" or "2D 2H 2S 2C TD",
                           loser == 1 and "2D 2H 2S 9D 9C" or "3C 4D 5H 9S TC")
  local mine, theirs = a, b
  if loser == 2 then mine, theirs = b, a end
  t:go_on_to("assign_casualty", loser)
  t:ace(mine[1])
  t:ace(mine[2])
  t:ace(mine[3])
  t:done()
  return theirs
end

for loser = 1, 2 do
  scenario("A Fight They'll Never Forget: a point for each ace, of player " .. loser) {
    function(t)
      local points = 0
      for _, dude in ipairs(two_aces(t, loser)) do points = points + t:stat(dude, "control") end
      t:expect(points, 3, "control points")
    end,
  }
end

scenario "A Fight They'll Never Forget: only in that shootout" {
  function(t)
    local _, a, b = shootout(t, low, high)
    t:go_on_to("assign_casualty", 1)
    t:discard(a[1])
    t:discard(a[2])
    t:discard(a[3])
    t:done()
    t:go_on_to "noon_play"
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:until_turn_of(1)
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 4C 4D TD")
    t:go_on_to("assign_casualty", 1)
    t:ace(gun)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:stat(foe, "control"), 0, "control points")
  end,
}

scenario "A Fight They'll Never Forget: nothing for who of theirs is discarded" {
  function(t)
    local _, a, b = shootout(t, high, low)
    t:go_on_to("assign_casualty", 2)
    t:discard(b[1])
    t:discard(b[2])
    t:discard(b[3])
    t:done()
    for _, dude in ipairs(a) do t:expect(t:stat(dude, "control"), 0, "control points") end
  end,
}
