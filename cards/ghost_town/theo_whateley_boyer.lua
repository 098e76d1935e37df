-- Used jokers are aced ahead of the rest of the hand, and one that no use aces goes with the rest.
local function keeps(event, goes_on)
  return react {
    text      = "React, Pay 1 ghost rock: A joker of your lowball hand, which you put away, goes to"
             .. " Theo instead.",
    cost      = { pay(1) },
    when      = event,
    instead   = { put_on { "joker", to = self } },
    continues = goes_on,
  }
end

card "theo_whateley_boyer" {
  keeps(lowball_joker_aced { player = you, as = "joker" }),
  keeps(lowball_hand_discarded { player = you, type = "joker", as = "joker" }, true),
  resolution {
    text   = "Resolution: Boot a Hex of Theo's. A joker on Theo takes the place of a card of your draw"
          .. " hand, which is discarded.",
    choose = {
      spell { as = "hex", keyword = "Hex", attached_to = self },
      card { as = "worse", in_draw_hand = you },
      card { as = "joker", type = "joker", attached_to = self },
    },
    price  = { boot "hex" },
    effect = { replace_in_draw_hand { "worse", with = "joker" } },
  },
}
