card "bottom_dealin" {
  cheatin {
    text   = "Cheatin' Resolution: Discard the draw hand of the cheatin' player, whose hand now is"
          .. " the top five cards of your deck.",
    effect = {
      discard(draw_hand_of(cheatin_player)),
      draw_to_draw_hand { cheatin_player, 5, from = you },
    },
  },
}
