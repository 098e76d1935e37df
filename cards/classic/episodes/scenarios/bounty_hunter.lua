scenario "Bounty Hunter: a hunter calls a wanted dude out" {
  function(t)
    local card = t:in_hand { card = "bounty_hunter" }
    local outlaw = t:dude { player = 2, bounty = 1, at = "home 2" }
    t:dude { player = 2, at = "home 2" }
    local bystander = t:dude {}
    t:use(card)
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect_true((t:asked()) ~= "answer_callout", "there is no refusing")
    t:go_on_to("shootout_play", 1)
    local hunter = t:find "Hired Hunter"
    t:expect(t:where(hunter), t:place "home 2", "the hunter is in")
    t:expect(t:happened "dude.moved", 0, "moves")
    t:expect(t:stat(hunter, "bullets"), 2, "bullets")
    t:expect_true(t:is_stud(hunter), "a stud")
    t:expect(t:side(outlaw), 2, "the outlaw's side")
    t:draws(1, "2C 2D 4H 4S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to "noon_play"
    t:expect(t:zone(outlaw), "boot_hill", "the outlaw is in")
    t:expect(t:zone(hunter), "none", "the hunter is in")
    t:expect(t:zone(bystander), "in_play", "another dude is")
  end,
}

scenario "Bounty Hunter needs a wanted dude" {
  function(t)
    local card = t:in_hand { card = "bounty_hunter" }
    t:dude { player = 2 }
    t:refuses(card)
  end,
}

scenario "Bounty Hunter: without a shootout the hunter leaves too" {
  function(t)
    local ghost = t:dude { player = 2, card = "the_ghost", bounty = 1 }
    t:use(t:in_hand { card = "bounty_hunter" })
    t:pass()
    local hunter = t:find "Hired Hunter"
    t:use(ghost, 2)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:zone(hunter), "none", "the hunter is in")
  end,
}
