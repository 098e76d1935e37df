--- A job on a hat of player 2's dude in the square; a leader and a friend of player 1.
local function job(t)
  local card = t:in_hand { card = "waylaid" }
  local leader, friend = t:dude { title = "Ann", at = "home 1" }, t:dude { title = "Bob", at = "home 1" }
  t:goods { on = friend }
  local owner = t:dude { player = 2, at = "square" }
  local hat = t:goods { player = 2, title = "Hat", on = owner }
  t:use(card)
  t:take "Ann"
  t:expect_true(t:is_booted(leader), "the leader is booted")
  return leader, friend, owner, hat
end

scenario "Waylaid!: the goods go to a dude of the posse" {
  function(t)
    local leader, friend, owner, hat = job(t)
    t:go_on_to("join_posse", 1)
    t:join(friend)
    t:go_on_to "choose_cards"
    t:expect_true(t:offers(leader) and not t:offers(owner), "who can have them")
    t:choose(friend)
    t:expect(t:host(hat), friend, "who has them")
    t:expect(t:controller(hat), 1, "whose they are")
  end,
}

scenario "Waylaid!: out of Boot Hill too" {
  function(t)
    local leader, friend, owner, hat = job(t)
    t:go_on_to("oppose_job", 2)
    t:join(owner)
    t:draws(1, "2C 2D 4H 4S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(owner), "boot_hill", "their dude is in")
    t:expect(t:host(hat), leader, "who has the goods")
  end,
}

scenario "Waylaid!: not out of a discard pile" {
  function(t)
    local shop = t:deed { player = 2, card = "bobs_fix_it_shop" }
    local _, _, owner, hat = job(t)
    t:go_on_to("oppose_job", 2)
    t:join(owner)
    t:draws(1, "2C 2D 4H 4S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("react", 2)
    t:use(shop, 2)
    t:go_on_to("noon_play", 2)
    t:expect(t:happened "job.succeeded", 1, "jobs that succeed")
    t:expect(t:zone(hat), "discard_pile", "the goods are in")
  end,
}
