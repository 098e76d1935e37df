local clowns = dude { side = yours, keyword = "Abomination", here = true }
local crew = both(bearer, clowns)

card "clown_carriage" {
  react {
    text    = "React, Boot: Neither this dude nor your unbooted Abominations at the same place boot"
           .. " to join this posse.",
    cost    = { boot },
    when    = card_booted { is = crew, joining = true },
    instead = { permit_cards { crew, join_without_booting } },
  },
  shootout {
    text   = "Shootout, Boot: Play an Abomination of your play hand into your posse.",
    cost   = { boot },
    choose = { dude { as = "clown", keyword = "Abomination", in_hand = you } },
    effect = { put_into_play { "clown", posse = true } },
  },
}
