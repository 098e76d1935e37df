card "the_union_casino" {
  noon {
    text       = "Controller Noon, Boot: Choose your dude here and pay any amount of ghost rock;"
              .. " then each other player may pay some. If you paid at least 4 more than each of"
              .. " them, your dude has 1 control point for good.",
    controller = true,
    cost       = { boot },
    choose     = { dude { as = "gambler", side = yours, here = true } },
    effect     = {
      function(play)
        local bid = play:ask_number { least = 0, most = play.you.ghost_rock }
        play:pay { player = play.you, ghost_rock = bid }
        local highest = 0
        for _, rival in ipairs(play:players(other_players)) do
          local answer = play:ask_number { least = 0, most = rival.ghost_rock, player = rival }
          play:pay { player = rival, ghost_rock = answer }
          if answer > highest then
            highest = answer
          end
        end
        if bid >= highest + 4 then
          play:counter { "gambler", control = 1 }
        end
      end,
    },
  },
}
