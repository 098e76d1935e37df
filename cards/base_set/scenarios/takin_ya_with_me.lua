-- Player 1 loses one casualty; his dudes have these bullets, and so have those of player 2.
local function lose(t, mine, theirs, better)
  local guns, rivals = {}, {}
  for i, bullets in ipairs(mine) do guns[i] = t:dude { bullets = bullets, at = "square" } end
  for i, bullets in ipairs(theirs) do
    rivals[i] = t:dude { player = 2, bullets = bullets, at = "square" }
  end
  t:draws(1, "KC KD 5H 2S 3D")
  t:draws(2, better or "9C 9D 4H 4S 8D")
  t:call_out(guns[1], rivals[1])
  t:accept()
  for i = 2, #guns do t:join(guns[i]) end
  if #rivals > 1 then t:go_on_to("join_posse", 2) end
  for i = 2, #rivals do t:join(rivals[i]) end
  t:go_on_to("assign_casualty", 1)
  return guns, rivals
end

local function one_more(t, rivals)
  local asked, player = t:asked()
  t:expect(asked, "assign_casualty", "what is asked")
  t:expect(player, 2, "who is asked")
  t:discard(rivals[1])
  t:done()
  t:expect(t:zone(rivals[1]), "discard_pile", "the winner's dude is in")
end

scenario "Takin' Ya With Me: a casualty if one has no more bullets than the best of the fallen" {
  function(t)
    local card = t:in_hand { card = "takin_ya_with_me" }
    local guns, rivals = lose(t, { 2, 0 }, { 2, 3 })
    t:discard(guns[1])
    t:done()
    t:use(card)
    one_more(t, rivals)
  end,
}

scenario "Takin' Ya With Me: none if each of them has more" {
  function(t)
    local card = t:in_hand { card = "takin_ya_with_me" }
    local guns, rivals = lose(t, { 0, 4 }, { 1, 2 })
    local absent = t:dude { player = 2, at = "square" }
    t:discard(guns[1])
    t:done()
    t:use(card)
    t:expect((t:asked()), "flee", "what is asked")
    t:expect(t:zone(rivals[1]), "in_play", "the winner's dude is")
    t:expect(t:zone(absent), "in_play", "another is")
  end,
}

scenario "Takin' Ya With Me: the best of several fallen counts" {
  function(t)
    local card = t:in_hand { card = "takin_ya_with_me" }
    local guns, rivals = lose(t, { 0, 2, 0 }, { 2, 2 }, "9C 9D 9H 4S 8D")
    t:discard(guns[1])
    t:discard(guns[2])
    t:done()
    t:use(card)
    one_more(t, rivals)
  end,
}

scenario "Takin' Ya With Me: a fallen dude has the printed bullets" {
  proves = { "RC-CARD-189" },
  function(t)
    local card = t:in_hand { card = "takin_ya_with_me" }
    local guns, rivals = lose(t, { 1 }, { 2, 2 }, "9C 9D 9H 4S 8D")
    t:goods { on = guns[1], bullets = 2 }
    t:ace(guns[1])
    t:done()
    t:expect_true(t:can_use(card), "it can be played, though the shootout is lost")
    t:use(card)
    t:go_on_to "noon_play"
    t:expect(t:zone(rivals[1]), "in_play", "the winner's dude is")
  end,
}

scenario "Takin' Ya With Me: a Sidekick that fell has no bullets" {
  proves = { "RC-CARD-192" },
  function(t)
    local card = t:in_hand { card = "takin_ya_with_me" }
    local guns, rivals = lose(t, { 0, 0 }, { 0, 1 })
    local hound = t:goods { on = guns[1], keywords = { "Sidekick" } }
    t:discard(hound)
    t:done()
    t:use(card)
    one_more(t, rivals)
  end,
}

scenario "Takin' Ya With Me: a Sidekick has none, whatever it gave to its dude" {
  proves = { "RC-CARD-192" },
  function(t)
    local card = t:in_hand { card = "takin_ya_with_me" }
    local guns, rivals = lose(t, { 0, 0 }, { 1, 1 })
    local hound = t:goods { on = guns[1], bullets = 2, keywords = { "Sidekick" } }
    t:discard(hound)
    t:done()
    t:use(card)
    t:expect((t:asked()), "flee", "what is asked")
    t:expect(t:zone(rivals[1]), "in_play", "the winner's dude is")
  end,
}

scenario "Takin' Ya With Me: a token that fell has no bullets" {
  proves = { "RC-CARD-193" },
  function(t)
    local card = t:in_hand { card = "takin_ya_with_me" }
    local gunslinger = t:dude { card = "gunslinger", at = "square" }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "KC KD 5H 2S 3D 7C")
    t:draws(2, "9C 9D 9H 4S 8D")
    t:call_out(friend, rival)
    t:accept()
    t:join(gunslinger)
    t:go_on_to("pick_shooter", 1)
    t:choose(friend)
    t:go_on_to("assign_casualty", 1)
    t:ace(gunslinger)
    t:done()
    t:expect(t:zone(gunslinger), "none", "the token is nowhere")
    t:use(card)
    t:expect((t:asked()), "flee", "what is asked")
    t:expect(t:zone(rival), "in_play", "the winner's dude is")
  end,
}

scenario "Takin' Ya With Me can be played after a lost round without casualties" {
  proves = { "RC-CARD-194" },
  function(t)
    local card = t:in_hand { card = "takin_ya_with_me" }
    local blessed = t:dude { bullets = 1, keywords = { "Blessed 2" }, at = "square" }
    local prayer = t:spell { card = "holy_roller", on = blessed }
    local rival = t:dude { player = 2, bullets = 0, at = "square" }
    t:call_out(blessed, rival)
    t:accept()
    t:pulls(1, "9C")
    t:use(prayer)
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(2, "9C 9D 7H 4S 8D")
    t:go_on_to("react", 1)
    t:use(card)
    one_more(t, { rival })
  end,
}

scenario "Takin' Ya With Me comes between the casualties of the two" {
  proves = { "RC-CARD-191" },
  function(t)
    local card = t:in_hand { card = "takin_ya_with_me" }
    local guns = lose(t, { 2, 0 }, { 2, 2 })
    t:discard(guns[1])
    t:done()
    t:expect_true(t:can_use(card), "directly after the loser's")
    t:expect(t:happened "casualties.taken", 1, "players who are done with casualties")
    t:pass()
    t:expect((t:asked()), "flee", "what is asked after the winner has taken none")
  end,
}

scenario "Takin' Ya With Me is for the loser of the round" {
  function(t)
    local card = t:in_hand { player = 2, card = "takin_ya_with_me" }
    local guns = lose(t, { 0, 0 }, { 0, 0 })
    t:discard(guns[1])
    t:done()
    t:expect((t:asked()), "flee", "what is asked")
    t:expect(t:zone(card), "hand", "the winner's card is in")
  end,
}

scenario "Takin' Ya With Me is not for a tie" {
  function(t)
    t:in_hand { card = "takin_ya_with_me" }
    local guns, rivals = lose(t, { 2, 0 }, { 2, 2 }, "KC KD 5H 2S 3D")
    t:discard(guns[1])
    t:done()
    t:expect((t:asked()), "assign_casualty", "what is asked")
    t:discard(rivals[1])
    t:done()
    t:expect((t:asked()), "flee", "what is asked then")
  end,
}

scenario "Takin' Ya With Me: of three players the one who won the round is hit" {
  function(t)
    t:players(3)
    local card = t:in_hand { card = "takin_ya_with_me" }
    local gun, friend = t:dude { bullets = 2, at = "square" }, t:dude { at = "square" }
    local bystander = t:dude { player = 2, at = "square" }
    local rival = t:dude { player = 3, bullets = 2, at = "square" }
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(3, "9C 9D 4H 4S 8D")
    t:call_out(gun, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("assign_casualty", 1)
    t:discard(gun)
    t:done()
    t:use(card)
    local _, player = t:asked()
    t:expect(player, 3, "who is asked")
    t:discard(rival)
    t:done()
    t:expect(t:zone(rival), "discard_pile", "the winner's dude is in")
    t:expect(t:zone(bystander), "in_play", "who stood by is")
  end,
}
