-- Player 1's Blessed and a friend against a sinner and another of player 2; the miracle is prayed for with this pull.
local function shootout(t, given)
  local blessed = t:dude { keywords = { "Blessed 2" }, at = "square" }
  local miracle = t:spell { card = "retribution", on = blessed }
  local friend = t:dude { at = "square" }
  local sinner = t:dude { player = 2, value = 7, at = "square", keywords = given.keywords }
  local other = t:dude { player = 2, value = 3, at = "square" }
  local gun = t:goods { player = 2, on = sinner }
  t:call_out(blessed, sinner)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, given.pull or "5C")
  t:use(miracle)
  t:expect_true(not t:offers(friend) and not t:offers(gun), "nobody of the own posse, no goods")
  t:choose(sinner)
  return { blessed = blessed, miracle = miracle, friend = friend, sinner = sinner, other = other }
end

local legal, theirs_legal = "2C 3D 4H 9S TC", "2D 3H 5C 9D TD"
local cheatin, theirs_cheatin = "2C 2C 4H 9S TC", "2D 2D 5C 9D TD"

local function reveal(t, mine, theirs)
  t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to("resolution_play", 1)
end

scenario "Retribution: who cheats against a legal hand is aced" {
  function(t)
    local s = shootout(t, {})
    t:expect_true(t:is_booted(s.miracle), "the Miracle is booted")
    t:expect(t:zone(s.sinner), "in_play", "before the hands the sinner is")
    reveal(t, legal, theirs_cheatin)
    t:expect(t:zone(s.sinner), "boot_hill", "the sinner is in")
    t:expect(t:zone(s.other), "in_play", "the other is")
  end,
}

local function spares(what, given, mine, theirs)
  scenario("Retribution spares the sinner " .. what) {
    function(t)
      local s = shootout(t, given)
      reveal(t, mine, theirs)
      t:expect(t:zone(s.sinner), "in_play", "the sinner is")
    end,
  }
end
spares("whose hand is legal", {}, legal, theirs_legal)
spares("if you cheat too", {}, cheatin, theirs_cheatin)
spares("if you alone cheat", {}, cheatin, theirs_legal)
spares("if the pull is below the value", { pull = "4C" }, legal, theirs_cheatin)

scenario "Retribution: not even being Harrowed helps, nor a friend" {
  function(t)
    local saviour = t:dude { player = 2, card = "dr_emanuel_ashbel" }
    local s = shootout(t, { keywords = { "Harrowed" } })
    reveal(t, legal, theirs_cheatin)
    t:refuses(saviour)
    t:expect(t:zone(s.sinner), "boot_hill", "the sinner is in")
  end,
}

scenario "Retribution: the next round is another one" {
  function(t)
    local s = shootout(t, {})
    reveal(t, legal, "2D 2H 5C 9D TD")
    t:go_on_to("assign_casualty", 1)
    t:discard(s.friend)
    t:done()
    t:go_on_to("shootout_play", 1)
    reveal(t, legal, theirs_cheatin)
    t:expect(t:zone(s.sinner), "in_play", "the sinner is")
  end,
}

scenario "Retribution spares an ally of the cheat" {
  ruleset = "weird_west",
  function(t)
    t:players(3)
    local blessed = t:dude { keywords = { "Blessed 2" }, at = "square" }
    local miracle = t:spell { card = "retribution", on = blessed }
    local foe = t:dude { player = 2, at = "square" }
    local ally = t:dude { player = 3, value = 7, at = "square" }
    t:call_out(blessed, foe)
    t:accept()
    t:go_on_to("invite", 2)
    t:choose_player(3)
    t:go_on_to("join_posse", 3)
    t:join(ally)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "5C")
    t:use(miracle)
    t:choose(ally)
    reveal(t, legal, theirs_cheatin)
    t:expect(t:zone(ally), "in_play", "the ally is")
  end,
}
