local booted = dude { in_town = true, booted = true }
local in_town = dude { in_town = true }

card "election_day_slaughter" {
  job {
    text    = "Noon Job, Boot: Mark the town square. Each other player may unboot a dude in town."
           .. " If it succeeds, each of them aces a dude of theirs in town.",
    cost    = { boot },
    mark    = town_square,
    start   = {
      function(play)
        for _, player in ipairs(play:players(other_players)) do
          play:unboot(play:choose { booted, least = 0, player = player })
        end
      end,
    },
    success = {
      function(play)
        for _, player in ipairs(play:players(other_players)) do
          local own = {}
          for _, dude in ipairs(play:find(in_town)) do
            if dude.controller == player then table.insert(own, dude) end
          end
          play:ace(play:choose { own, player = player })
        end
      end,
    },
  },
}
