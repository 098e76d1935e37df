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

scenario "James Ghetty pays for Rémy LaPointe's bullets when the stash is empty" {
  function(t)
    local james = t:dude { card = "james_ghetty", at = "square" }
    local remy = t:dude { card = "remy_lapointe", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:ghost_rock(1, 0)
    t:call_out(james, rival)
    t:accept()
    t:join(remy)
    t:go_on_to("shootout_play", 1)
    t:use(remy)
    t:choose(3)
    t:expect(t:stat(james, "ghost_rock"), 1, "left on James")
    t:expect(t:stat(remy, "bullets"), 4, "bullets, from 1")
  end,
}

scenario "James Ghetty: what is left after the shootout is gone, and there is nothing before" {
  function(t)
    local james = t:dude { card = "james_ghetty", at = "square" }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:expect(t:stat(james, "ghost_rock"), 0, "on him before")
    t:draws(1, "KC KD KH 2S 3D 4C")
    t:draws(2, "9C JD 5H 7S 2C")
    t:call_out(james, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("pick_shooter", 1)
    t:choose(friend)
    t:go_on_to "assign_casualty"
    t:expect(t:stat(james, "ghost_rock"), 4, "on him in the shootout")
    t:go_on_to "noon_play"
    t:expect(t:zone(james), "in_play", "he is")
    t:expect(t:stat(james, "ghost_rock"), 0, "on him afterwards")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "James Ghetty gets nothing when another joins" {
  function(t)
    local james = t:dude { card = "james_ghetty", at = "square" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:expect(t:stat(james, "ghost_rock"), 0, "on him")
  end,
}
