local function fight(t, mine, theirs)
  local brute = t:dude { card = "the_brute", at = "square" }
  local ann = t:dude { at = "square" }
  local ben = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square", bullets = 2, stud = true }
  t:draws(1, mine)
  t:draws(2, theirs)
  t:call_out(brute, rival)
  t:accept()
  t:go_on_to("join_posse", 1)
  t:join(ann)
  t:join(ben)
  t:go_on_to("assign_casualty", 1)
  return brute, ann, ben
end

scenario "The Brute, aced last, spares nothing more" {
  function(t)
    local brute, ann, ben = fight(t, "4C QD 5H 2S 9D", "9C 9S 9D 4H 4S JC TD")
    t:ace(ann)
    t:ace(ben)
    t:ace(brute)
    t:done()
    for _, dude in ipairs { brute, ann, ben } do
      t:expect(t:zone(dude), "boot_hill", "each is in")
    end
    t:expect(t:casualties(1), 4, "the casualties that are owed, 2 less")
  end,
}

scenario "The Brute, discarded, spares nothing" {
  function(t)
    local brute, ann, ben = fight(t, "4C QD 5H 2S 9D", "9C TS JD QH KS 2C 3D")
    t:expect(t:casualties(1), 4, "the casualties: 5 - 1")
    t:discard(brute)
    t:discard(ann)
    t:ace(ben)
    t:done()
    t:expect(t:zone(ben), "boot_hill", "the last is in")
    t:expect(t:casualties(1), 4, "the casualties")
  end,
}

scenario "The Brute spares nothing if another is aced" {
  function(t)
    local brute, ann, ben = fight(t, "4C QD 5H 2S 9D", "9C TS JD QH KS 2C 3D")
    t:ace(ann)
    t:ace(ben)
    t:done()
    t:expect(t:zone(ben), "boot_hill", "the second is in")
    t:expect(t:zone(brute), "in_play", "the Brute is")
  end,
}

scenario "The Brute aced by something else spares nothing" {
  function(t)
    local brute = t:dude { card = "the_brute", at = "square" }
    local ann = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square", bullets = 4, stud = true }
    local gun = t:goods { player = 2, card = "shotgun", on = rival }
    t:draws(1, "4C QD 5H 2S 9D")
    t:draws(2, "9C 9S JD QH KS 2C 3D 4D TD JC")
    t:call_out(brute, rival)
    t:accept()
    t:go_on_to("join_posse", 1)
    t:join(ann)
    t:go_on_to("shootout_play", 2)
    t:use(gun)
    t:choose(brute)
    t:expect(t:zone(brute), "boot_hill", "the Brute is in")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 4, "the casualties: 5 - 1")
  end,
}

scenario "The Brute, aced first, spares 2 casualties" {
  function(t)
    local brute, ann, ben = fight(t, "4C QD 5H 2S 9D", "9C 9S 9D 4H 4S JC TD")
    t:expect(t:casualties(1), 6, "the casualties: 7 - 1")
    t:ace(brute)
    t:ace(ann)
    t:ace(ben)
    t:done()
    t:expect(t:zone(brute), "boot_hill", "the Brute is in")
    t:expect(t:zone(ann), "boot_hill", "the second is in")
    t:expect(t:zone(ben), "in_play", "the third is")
  end,
}

scenario "The Brute spares his own player, for one round" {
  function(t)
    local brute, ann, ben = fight(t, "4C QD 5H 2S 9D", "9C TS JD QH KS 2C 3D")
    t:draws(1, "3C QS 7H 2D AD")
    t:draws(2, "KC KS KD 5D 4D 8C 7C")
    t:ace(brute)
    t:ace(ann)
    t:done()
    t:expect(t:zone(ann), "in_play", "the second is")
    t:expect(t:casualties(2), 0, "the casualties of the other")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 3, "the casualties of the next round: 4 - 1")
    t:ace(ann)
    t:discard(ben)
    t:done()
    t:expect(t:zone(ben), "discard_pile", "the third is in")
  end,
}
