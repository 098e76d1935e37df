local hand, shown = hand_of(you), top_of_deck(you, 5)
local finds = card { in_deck = you, keyword = { "Spirit", "Attire" }, is = shown }

card "butch_deuces" {
  react {
    text   = "React, Boot: As the game starts, look at the top 5 cards of your deck. If you then"
          .. " reveal a Spirit or Attire among them, they are your play hand, and the one you have"
          .. " is shuffled into the deck.",
    cost   = { boot },
    when   = start_of_game {},
    effect = {
      function(play)
        local five, old = play:find(shown), play:find(hand)
        play:look { you, five }
        local find = play:choose_one { finds, least = 0 }
        if find then
          play:reveal(find)
          play:to_hand(five)
          play:shuffle_into_deck(old)
        end
      end,
    },
  },
}
