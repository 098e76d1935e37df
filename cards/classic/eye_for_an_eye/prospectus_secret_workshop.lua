local others_move = isnt(same_player(event_cause_player, owner_of(self)))

card "prospectus_secret_workshop" {
  trait {
    text    = "Players other than the owner discard a card of the play hand to move a dude here.",
    affects = dude { where = all_of { same_location(event_to, self), others_move } },
    cannot  = move,
    unless  = { discard_from_hand { 1, player = event_cause_player } },
  },
  noon {
    text       = "Controller Noon: A Mad Scientist here has +2 as a Mad Scientist.",
    controller = true,
    choose     = { dude { as = "inventor", keyword = "Mad Scientist", here = true } },
    effect     = { modify { "inventor", mad_scientist = 2 } },
  },
}
