--- Player 2 calls a dude with 2 bullets out, with so many bullets; player 1 may play the card.
local function called(t, bullets)
  local card = t:in_hand { card = "youre_not_fast_enough" }
  local mark = t:dude { bullets = 2, at = "square" }
  t:dude { at = "square" }
  local caller = t:dude { player = 2, bullets = bullets, at = "square" }
  t:dude { player = 2, at = "square" }
  t:go_on_to("noon_play", 2)
  t:call_out(caller, mark)
  t:accept()
  return card, mark, caller
end

--- Both players pass, and the hands are drawn.
local function fire(t)
  t:go_on_to("shootout_play", 1)
  t:pass()
  t:pass()
  while (t:asked()) == "draw_discards" do t:done() end
end

scenario "You're Not Fast Enough: nobody else joins, nobody reacts" {
  function(t)
    local graze = t:in_hand { player = 2, card = "just_a_graze" }
    local sun = t:in_hand { card = "sun_in_yer_eyes" }
    local card, mark, caller = called(t, 1)
    t:go_on_to("react", 1)
    t:use(card)
    t:expect((t:asked()), "shootout_play", "what is asked: nobody joins")
    t:expect(t:side(mark), 2, "the mark's side")
    t:expect(t:side(caller), 1, "the caller's side")
    t:expect_true(t:can_use(sun), "Shootout abilities can be used")
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    fire(t)
    t:expect((t:asked()), "assign_casualty", "what is asked next: nobody could react")
    t:go_on_to "noon_play"
    t:expect(t:zone(graze), "hand", "a card of Reacts is in")
    t:expect(t:zone(caller), "boot_hill", "the caller is in")
  end,
}

scenario "You're Not Fast Enough: not against who is as fast" {
  function(t)
    local card = called(t, 2)
    t:expect((t:asked()), "join_posse", "what is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

scenario "You're Not Fast Enough is about your dudes who are called" {
  function(t)
    local card = t:in_hand { card = "youre_not_fast_enough" }
    local caller = t:dude { bullets = 1, at = "square" }
    local mark = t:dude { player = 2, bullets = 2, at = "square" }
    t:call_out(caller, mark)
    t:accept()
    t:expect((t:asked()), "shootout_play", "what is asked")
  end,
}

scenario "You're Not Fast Enough: the next shootout is as usual" {
  function(t)
    local card = called(t, 1)
    t:go_on_to("react", 1)
    t:use(card)
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    local hunter, foe = t:dude { title = "Ann", at = "square" }, t:dude { player = 2, title = "Bob", at = "square" }
    t:go_on_to("noon_play", 1)
    t:call_out(hunter, foe)
    t:accept()
    t:expect((t:asked()), "join_posse", "what is asked")
    t:in_hand { card = "just_a_graze" }
    t:done()
    t:draws(1, "2D 3H 5C 8D TD")
    t:draws(2, "2C 2D 4H 9S TC")
    fire(t)
    t:expect((t:asked()), "react", "what is asked after the hands are shown")
  end,
}

scenario "You're Not Fast Enough comes once the call-out is accepted" {
  function(t)
    t:outfit { player = 2, card = "the_texas_rangers" }
    local card, mark, caller = called(t, 1)
    local _, player = t:asked()
    t:expect(player, 2, "who reacts first, to the accepting itself")
    t:pass()
    t:use(card)
    t:go_on_to "shootout_play"
    t:expect(t:side(mark) + t:side(caller), 3, "both fight")
  end,
}
