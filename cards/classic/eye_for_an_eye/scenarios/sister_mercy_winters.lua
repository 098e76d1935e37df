scenario "Sister Mercy Winters discards a spell of the other posse" {
  function(t)
    local mercy = t:dude { card = "sister_mercy_winters", at = "square" }
    local angel = t:dude { card = "guardian_angel", at = "square" }
    local own = t:spell { card = "sacrifice", on = angel }
    local foe = t:dude { player = 2, keywords = { "Blessed 1" }, at = "square" }
    local hat = t:goods { player = 2, on = foe }
    local miracle = t:spell { player = 2, card = "interpret_vision", on = foe }
    local other = t:dude { player = 2, keywords = { "Blessed 1" } }
    local away = t:spell { player = 2, card = "sacrifice", on = other }
    t:call_out(mercy, foe)
    t:accept()
    t:join(angel)
    t:go_on_to "shootout_play"
    t:use(mercy)
    t:expect(t:zone(miracle), "discard_pile", "the spell is in")
    for _, card in ipairs { own, hat, away } do
      t:expect(t:zone(card), "in_play", "the others are")
    end
    t:go_on_to("shootout_play", 1)
    t:refuses(mercy)
  end,
}
