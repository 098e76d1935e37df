local jokers = card { type = "joker" }
local open_jokers = card { type = "joker", owner = you, zone = { "discard_pile", "boot_hill" } }

card "devils_six_gun" {
  trait {
    text    = "This dude is a stud.",
    affects = bearer,
    gives   = { stud = true },
  },
  cheatin {
    text      = "Cheatin' Resolution, Boot: Look for a joker in your deck, discard pile and Boot"
             .. " Hill, put it into your draw hand, say what it is, and discard a card of that"
             .. " hand. Before the hand is put away the joker is shuffled into your deck.",
    cost      = { boot },
    condition = there_is(draw_hand_of(you)),
    effect    = {
      search_deck { as = "joker", condition = jokers, also = open_jokers },
      when { there_is "joker",
             replace_in_draw_hand { with = "joker" },
             choose { card { in_draw_hand = you }, as = "spare" },
             discard "spare",
             later { draw_hand_about_to_be_discarded { player = you },
                     when { is("joker", card { in_draw_hand = true }),
                            shuffle_into_deck "joker" } } },
    },
  },
}
