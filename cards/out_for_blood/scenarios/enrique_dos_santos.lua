-- Enrique calls out a dude of player 2 in the town square; each of them has a friend there.
local function callout(t, given)
  given = given or {}
  local at = given.at or "square"
  local enrique = t:dude { card = "enrique_dos_santos", at = at, booted = given.booted }
  local friend = t:dude { at = at }
  local mark = t:dude { player = 2, bounty = given.bounty or 1, at = at }
  local theirs = t:dude { player = 2, at = at }
  t:call_out(given.by_friend and friend or enrique, mark)
  t:accept()
  return { enrique = enrique, friend = friend, mark = mark, theirs = theirs }
end

scenario "Enrique: the mark stands alone" {
  function(t)
    local s = callout(t)
    t:use(s.enrique)
    t:join(s.friend)
    local asked = t:asked()
    t:expect(asked, "shootout_play", "what is asked next")
    t:expect(t:side(s.mark), 2, "the mark is in the posse")
    t:expect(t:side(s.theirs), 0, "nobody else is")
    t:expect(t:side(s.friend), 1, "the friend has joined Enrique")
    t:expect_true(not t:is_booted(s.enrique), "he is not booted")
  end,
}

scenario "Enrique: once the posses are formed others join" {
  function(t)
    local s = callout(t)
    local pinto = t:goods { player = 2, card = "pinto", on = s.theirs }
    t:use(s.enrique)
    t:go_on_to("shootout_play", 2)
    t:use(pinto)
    t:expect(t:side(s.theirs), 2, "the dude has joined the mark")
  end,
}

scenario "Enrique need not do it" {
  function(t)
    local s = callout(t)
    t:pass()
    t:go_on_to("join_posse", 2)
    t:join(s.theirs)
    t:expect(t:side(s.theirs), 2, "the dude has joined the mark")
  end,
}

local function refuses(what, given, make)
  scenario("Enrique does nothing against " .. what) {
    function(t)
      if make then make(t) end
      local s = callout(t, given)
      t:refuses(s.enrique)
      t:go_on_to("join_posse", 2)
      t:join(s.theirs)
      t:expect(t:side(s.theirs), 2, "the dude has joined the mark")
    end,
  }
end
refuses("who is not wanted", { bounty = 0 })
refuses("who was called out by somebody else", { by_friend = true })

-- Called out by an effect: the mark is at a deed, or at home, next to the town square.
local function run_down(t, at)
  local down = t:in_hand { card = "run_em_down" }
  local enrique = t:dude { card = "enrique_dos_santos", at = "square" }
  t:goods { keywords = { "Horse" }, on = enrique }
  t:dude { player = 2, bounty = 1, at = at }
  t:use(down)
  t:yes()
  return enrique
end

scenario "Enrique does nothing against who is at home" {
  function(t)
    local enrique = run_down(t, "home 2")
    t:refuses(enrique)
    t:go_on_to "shootout_play"
    t:expect(t:where(enrique), t:place "home 2", "where they shoot")
  end,
}

scenario "Enrique does it elsewhere" {
  function(t)
    local deed = t:deed { player = 2 }
    local enrique = run_down(t, deed)
    t:use(enrique)
  end,
}
