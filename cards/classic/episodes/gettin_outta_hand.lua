local deed_of_mine = { kind = "deed", controller = you }
local quarrel = { call_out { "actor", caller = "hothead", cannot_refuse = true, alone = true } }

card "gettin_outta_hand" {
  react {
    text   = "React: A dude has used an ability, or calls out, at a deed that you control: your"
          .. " dude there calls that dude out, who cannot refuse. Nobody else joins the shootout.",
    when   = ability_resolved {},
    choose = {
      dude { as = "actor", is = host_dude(event_subject), at = deed_of_mine },
      dude { as = "hothead", side = yours, at = location_of "actor" },
    },
    effect = quarrel,
  },
  react {
    text      = "The same for who calls out.",
    continues = true,
    when      = callout_made {},
    choose    = {
      dude { as = "actor", is = other_card, at = deed_of_mine },
      dude { as = "hothead", side = yours, at = location_of "actor" },
    },
    effect    = quarrel,
  },
}
