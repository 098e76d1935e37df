local their_hand = hand_of(opponent)
local gang = dude { controller = you, without_keyword = "Grifter" }
local recruits = dude { can_join_gang = true }

card "rico_rodegain" {
  react {
    text   = "React, Boot: As the game starts, look at your opponent's play hand. Your dudes who are"
          .. " no Grifters go on top of your deck, and you get back what they cost. Then search the"
          .. " deck for as many dudes, or fewer, who join your starting gang by the rules of the"
          .. " setup.",
    cost   = { boot },
    when   = start_of_game {},
    effect = {
      function(play)
        play:look { you, play:find(their_hand) }
        local old = play:find(gang)
        local cost = 0
        for _, one in ipairs(old) do cost = cost + one.cost end
        play:to_deck(old)
        play:gain(cost)
        for _ = 1, #old do
          local new = play:search_deck { you, condition = recruits }
          if #new == 0 then break end
          play:join_gang(new)
        end
      end,
    },
  },
}
