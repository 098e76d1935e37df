-- A card becomes any card whose value is not in the hand, but for those that are still to change.
local function bloom(name, other)
  local others = card { in_draw_hand = you, except = other and both(name, other) or name,
                        value = number_of "value" }
  return {
    choose_suit { as = "suit" },
    choose_number { as = "value", least = 1, most = 13, condition = isnt(there_is(others)) },
    set_suit_and_value { name, suit = number_of "suit", value = number_of "value" },
  }
end

local run = any_of { compare(base_rank_of(you), 5), compare(base_rank_of(you), 6),
                     compare(base_rank_of(you), 9) }

card "comin_up_roses" {
  resolution {
    text   = "Resolution: A card of your draw hand whose value no other card there has becomes one"
          .. " of any suit.",
    choose = { card { as = "rose", in_draw_hand = you, matched = false }, suit { as = "suit" } },
    effect = { set_suit_and_value { "rose", suit = number_of "suit" } },
  },
  cheatin {
    text   = "Cheatin' Resolution: 1 or 2 cards of your draw hand become any cards whose values no"
          .. " others there have. In this shootout a legal straight or flush of yours has +2 hand"
          .. " rank.",
    choose = {
      card { as = "first", in_draw_hand = you },
      card { as = "second", in_draw_hand = you, except = "first", optional = true },
    },
    effect = {
      bloom("first", "second"),
      when { chosen "second", bloom "second" },
      when { during_shootout,
             lasting_trait { condition = { run, isnt(is_cheatin(you)) }, gives = { hand_rank = 2 },
                             lasts = this_shootout } },
    },
  },
}
