local function cast(t, pulled, mine, theirs)
  local caster = t:dude { at = "square", value = 8, influence = 1, keywords = { "Huckster 0" } }
  local hex = t:spell { card = "corporeal_twist", on = caster }
  local victim = t:dude { player = 2, at = "square", value = 6, bullets = 3, upkeep = 20 }
  local other = t:dude { player = 2, at = "square", value = 6, bullets = 3 }
  t:dude { player = 2, influence = 3, booted = true }
  t:pulls(1, pulled)
  if mine then
    t:draws(1, mine)
    t:draws(2, theirs)
  end
  t:call_out(caster, victim)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  t:use(hex)
  return hex, caster, victim, other
end

scenario "Corporeal Twist takes 1 bullet and 2 value" {
  function(t)
    local idle = t:dude { player = 2, value = 9 }
    local hex, caster, victim, other = cast(t, "4C")
    t:expect_true(not t:offers(caster), "nobody of the own posse")
    t:expect_true(not t:offers(idle), "nobody outside the posses")
    t:expect_true(t:offers(other), "any opposing dude")
    t:choose(victim)
    t:expect(t:stat(victim, "bullets"), 2, "the bullets, 1 less")
    t:expect(t:stat(victim, "value"), 4, "the value, 2 less")
    t:expect_true(t:is_booted(hex), "the hex boots")
    t:expect_true(not t:is_booted(caster), "the Huckster does not")
    t:expect(t:stat(caster, "control"), 0, "no control point yet")
  end,
}

scenario "Corporeal Twist fails below 4" {
  function(t)
    local _, _, victim = cast(t, "3C")
    t:choose(victim)
    t:expect(t:stat(victim, "bullets"), 3, "the bullets")
    t:expect(t:stat(victim, "value"), 6, "the value")
  end,
}

scenario "Corporeal Twist: a control point when the victim is discarded" {
  function(t)
    local _, caster, victim, other = cast(t, "4C", "KC KD QH 2S 3D", "KH QS 5C 2H 4S")
    t:choose(victim)
    t:go_on_to("assign_casualty", 2)
    t:discard(victim)
    t:done()
    t:expect(t:zone(victim), "discard_pile", "the victim is in")
    t:expect(t:stat(caster, "control"), 1, "the Huckster's control points")
    t:flee(other)
    t:until_day(2)
    t:expect(t:stat(caster, "control"), 1, "the Huckster's control points on the next day")
  end,
}

scenario "Corporeal Twist: a control point when the victim is aced" {
  function(t)
    local _, caster, victim, other = cast(t, "4C", "KC KD KH KS 3D", "8H QS 5C 2H 4S")
    t:choose(victim)
    t:go_on_to("assign_casualty", 2)
    t:ace(other)
    t:ace(victim)
    t:done()
    t:expect(t:zone(victim), "boot_hill", "the victim is in")
    t:expect(t:stat(caster, "control"), 1, "the Huckster's control points")
  end,
}

scenario "Corporeal Twist: no control point for anybody else" {
  function(t)
    local _, caster, victim, other = cast(t, "4C", "KC KD QH 2S 3D", "KH QS 5C 2H 4S")
    t:choose(victim)
    t:go_on_to("assign_casualty", 2)
    t:discard(other)
    t:done()
    t:expect(t:zone(other), "discard_pile", "the other is in")
    t:expect(t:stat(caster, "control"), 0, "the Huckster's control points")
  end,
}

scenario "Corporeal Twist: no control point once the shootout is over" {
  function(t)
    local _, caster, victim, other = cast(t, "4C", "KC KD QH 2S 3D", "KH QS 5C 2H 4S")
    t:choose(victim)
    t:go_on_to("assign_casualty", 2)
    t:discard(other)
    t:done()
    t:flee(victim)
    t:done()
    t:expect(t:asked(), "noon_play", "what is asked")
    t:until_day(2)
    t:expect(t:zone(victim), "discard_pile", "the victim, whose upkeep is too much, is in")
    t:expect(t:stat(caster, "control"), 0, "the Huckster's control points")
  end,
}
