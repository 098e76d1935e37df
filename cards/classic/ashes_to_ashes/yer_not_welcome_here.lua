local yours_to_say = any_of { is_at(candidate, { owner = you }), is_at(candidate, { controller = you }) }
local unwelcome = any_of { is(candidate, dude { keyword = "Terror" }), is(candidate, dude { wanted = true }) }

card "yer_not_welcome_here" {
  noon {
    text   = "Noon: Another player's dude, a Terror or wanted, at a deed in town that you own or"
          .. " control moves to an adjacent location.",
    choose = {
      dude { as = "unwelcome", controller = opposing, in_town = true, at = { kind = "deed" },
             where = all_of { yours_to_say, unwelcome } },
      location { as = "outside", adjacent_to = "unwelcome" },
    },
    effect = { move { "unwelcome", to = "outside" } },
  },
}
