-- The dudes of the two published decks.

scenario "Lane Healey has two more bullets while she has a Horse" {
  function(t)
    local lane = t:dude { card = "lane_healey" }
    t:expect(t:stat(lane, "bullets"), 1, "her bullets")
    t:goods { card = "mustang", on = lane }
    t:expect(t:stat(lane, "bullets"), 3, "her bullets with a Horse")
    t:goods { card = "peacemaker", on = lane }
    t:expect(t:stat(lane, "bullets"), 4, "her bullets with a weapon too")
  end,
}

scenario "Ivor Hawley is better in three ways while he carries a Hex" {
  proves = { "RC-CARD-030" },
  function(t)
    local ivor = t:dude { card = "ivor_hawley" }
    t:spell { card = "soul_blast", on = ivor }
    t:spell { card = "blood_curse", on = ivor }
    t:expect(t:stat(ivor, "bullets"), 2, "bullets, once for any number of Hexes")
    t:expect(t:stat(ivor, "influence"), 4, "influence")
    t:expect(t:stat(ivor, "huckster"), 3, "Huckster")
  end,
}

scenario "Kevin Wainwright goes to a Huckster and is a stud" {
  function(t)
    local kevin = t:dude { card = "kevin_wainwright" }
    t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:use(kevin)
    t:expect(t:where(kevin), t:place("square"), "where he is")
    t:expect_true(t:is_stud(kevin), "a stud")
    t:expect_true(not t:is_booted(kevin), "unbooted")
  end,
}

scenario "Kevin Wainwright must change his place" {
  proves = { "RC-CARD-036" },
  function(t)
    local kevin = t:dude { card = "kevin_wainwright", at = "square" }
    t:dude { keywords = { "Huckster 1" }, at = "square" }
    t:refuses(kevin)
  end,
}

scenario "Irving Patterson gains 1 ghost rock when he joins a posse" {
  function(t)
    local irving = t:dude { card = "irving_patterson", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(irving, rival)
    t:accept()
    t:expect(t:ghost_rock(1), 11, "the stash")
  end,
}

scenario "Rémy LaPointe buys bullets, five at most" {
  proves = { "RC-CARD-059" },
  function(t)
    local remy = t:dude { card = "remy_lapointe", at = "square" }
    t:goods { on = remy, bullets = 2 }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(remy, rival)
    t:accept()
    t:use(remy)
    t:choose(4)
    t:expect(t:ghost_rock(1), 6, "the stash")
    t:expect(t:stat(remy, "bullets"), 5, "his bullets, from 3")
  end,
}

scenario "Rémy LaPointe pays at least 1 and gets no more than he pays for" {
  function(t)
    local remy = t:dude { card = "remy_lapointe", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(remy, rival)
    t:accept()
    t:use(remy)
    t:expect_true(not t:offers "0", "nothing for nothing")
    t:choose(2)
    t:expect(t:stat(remy, "bullets"), 3, "his bullets, from 1")
    t:expect(t:ghost_rock(1), 8, "the stash")
    t:until_turn_of(1)
    t:refuses(remy)
  end,
}

scenario "Clementine Lepp cannot be called out in her own Saloon" {
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon", "Public" } }
    local clementine = t:dude { player = 2, card = "clementine_lepp", at = saloon }
    local rival = t:dude { at = saloon, influence = 3 }
    t:expect(t:stat(clementine, "influence"), 2, "her influence")
    t:expect_true(not t:offers(clementine), "nothing can be done about her")
    t:expect_true(t:offers(rival), "the others may act")
  end,
}

scenario "Micah Ryse boots a Hex to move" {
  function(t)
    local micah = t:dude { card = "micah_ryse" }
    t:refuses(micah)
    local hex = t:spell { card = "shadow_walk", on = micah }
    t:use(micah)
    t:choose "square"
    t:expect(t:where(micah), t:place("square"), "where he is")
    t:expect_true(t:is_booted(hex), "the Hex is booted")
    t:expect_true(not t:is_booted(micah), "he is not")
  end,
}

scenario "Androcles Brocklehurst collects at a deed that is held by another" {
  function(t)
    local androcles = t:dude { card = "androcles_brocklehurst" }
    local deed = t:deed { production = 1 }
    t:dude { player = 2, influence = 3, at = deed }
    t:use(androcles)
    t:expect(t:ghost_rock(1), 13, "the stash")
  end,
}

scenario "Jarrett Blake on a Horse takes the place of a dude in the posse" {
  function(t)
    local jarrett = t:dude { card = "jarrett_blake" }
    t:goods { card = "mustang", on = jarrett }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(friend, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(jarrett)
    t:expect(t:side(jarrett), 1, "his posse")
    t:expect(t:where(jarrett), t:place("square"), "where he is")
    t:expect(t:side(friend), 0, "the other's posse")
    t:expect(t:where(friend), t:place("home 1"), "where the other is")
  end,
}

scenario "James Ghetty pays for Shootout abilities from what was put on him" {
  function(t)
    local james = t:dude { card = "james_ghetty", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(james, rival)
    t:accept()
    t:expect(t:stat(james, "ghost_rock"), 4, "on him")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "James Ghetty pays for an Auto-Revolver that is invented in the shootout" {
  proves = { "RC-CARD-032" },
  function(t)
    local workshop = t:deed {}
    local james = t:dude { card = "james_ghetty", at = workshop }
    local scientist = t:dude { keywords = { "Mad Scientist 2" }, at = workshop }
    local rival = t:dude { player = 2, at = workshop }
    local revolver = t:in_hand { card = "auto_revolver" }
    t:ghost_rock(1, 0)
    t:pulls(1, "9C")
    t:call_out(james, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:shop(revolver, scientist)
    t:expect(t:host(revolver), scientist, "who carries it")
    t:expect(t:stat(james, "ghost_rock"), 3, "left on James")
    t:expect(t:ghost_rock(1), 0, "the stash")
  end,
}

scenario "Jon Longstride's Horse is unbooted and can be used again" {
  proves = { "RC-CARD-034" },
  function(t)
    local jon = t:dude { card = "jon_longstride" }
    local horse = t:goods { card = "mustang", on = jon }
    t:use(horse)
    t:choose "square"
    t:until_turn_of(2)
    t:pass()
    t:refuses(horse)
    t:use(jon)
    t:until_turn_of(2)
    t:pass()
    t:expect_true(not t:is_booted(horse), "unbooted")
    t:expect_true(t:can_use(horse), "usable again")
  end,
}

scenario "James Ghetty does not pay for an Abomination that Raising Hell brings in" {
  proves = { "RC-CARD-033" },
  function(t)
    local james = t:dude { card = "james_ghetty", at = "square" }
    local huckster = t:dude { keywords = { "Huckster 5" }, at = "square" }
    local hex = t:spell { card = "raising_hell", on = huckster }
    local rival = t:dude { player = 2, at = "square" }
    local horror = t:in_boot_hill { card = "tyxarglenak" }
    t:in_hand { card = "reserves" }
    t:ghost_rock(1, 3)
    t:pulls(1, "9C")
    t:call_out(james, rival)
    t:accept()
    t:join(huckster)
    t:go_on_to("shootout_play", 1)
    t:use(hex)
    t:expect(t:zone(horror), "boot_hill", "the Abomination stays in")
    t:expect(t:ghost_rock(1), 3, "the stash, 1 less than it costs")
    t:expect(t:stat(james, "ghost_rock"), 4, "on James")
  end,
}

scenario "Clementine Lepp is chosen by Bounty Hunter, but not called out" {
  proves = { "RC-CARD-018" },
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon", "Public" } }
    local clementine = t:dude { player = 2, card = "clementine_lepp", at = saloon, bounty = 2 }
    local hunter = t:in_hand { card = "bounty_hunter" }
    t:use(hunter)
    t:expect(t:happened "shootout.begins", 0, "shootouts")
    t:expect(t:where(clementine), saloon, "where she is")
    t:expect_true(not t:is_booted(clementine), "unbooted")
    t:expect(t:ghost_rock(1), 8, "the stash: the cost is paid")
    t:expect_true(not t:offers "Gunslinger", "the Gunslinger is gone")
    t:until_turn_of(1)
    t:expect_true(not t:offers "Gunslinger", "and stays gone")
  end,
}
