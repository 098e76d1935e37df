local booted = dude { in_town = true, booted = true }
local in_town = dude { in_town = true }

card "election_day_slaughter" {
  job {
    text    = "Noon Job, Boot: The town square is the mark. The others may each unboot one dude in"
           .. " town. On success each of them has to ace a dude of theirs in town.",
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
