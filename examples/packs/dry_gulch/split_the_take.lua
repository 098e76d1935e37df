-- Two choices in the middle of an effect, by two players. The first depends on nothing and the
-- second on the first, so a function reads better than a list of words.
card "split_the_take" {
  noon {
    text   = "Noon: Name how much of 4 ghost rock another player is to gain, who may refuse. If"
          .. " not, you gain the rest.",
    choose = { player { as = "partner", among = other_players } },
    effect = {
      function(play)
        local share = play:ask_number { least = 0, most = 4 }
        if not play:may { player = play.partner } then return end
        play:gain { player = play.partner, ghost_rock = share }
        play:gain { ghost_rock = 4 - share }
      end,
    },
  },
}
