card "henry_moran" {
  trait {
    text      = "If Henry is unbooted and your lowball hand is illegal: boot Henry, discard that"
             .. " hand and show the top 5 cards of your deck instead.",
    condition = all_of { is_cheatin(you), is(self, dude { booted = false }) },
    when      = lowball_hand_drawn { player = you },
    effect    = { boot(self), discard(draw_hand_of(you)), draw_to_draw_hand { you, 5 } },
  },
}
