-- The dudes of the two published decks.

scenario "Lane Healey has two more bullets while she has a Horse" {
  function(t)
    local lane = t:dude { card = "lane_healey" }
    t:expect(t:stat(lane, "bullets"), 1, "her bullets")
    t:goods { card = "mustang", on = lane }
    t:expect(t:stat(lane, "bullets"), 3, "her bullets with a Horse")
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

