local own_cards = card { in_draw_hand = you, owner = you }

-- Resolution is over when hands are compared, in lowball when there is a Winner.
local function afterwards(event)
  return later { event, choose { own_cards, as = "fetched", least = 0 }, to_hand "fetched" }
end

card "fetch" {
  cheatin {
    text   = "Cheatin' Resolution Hex 5, Boot: After resolution you may put a card of yours from"
          .. " your draw hand into your play hand. In a shootout you have 3 casualties less this"
          .. " round.",
    hex    = 5,
    cost   = { boot },
    effect = {
      when { during_shootout,
             modify { you, casualties = -3 },
             afterwards(round_won_or_lost {}),
             otherwise = { afterwards(lowball_won {}) } },
    },
  },
}
