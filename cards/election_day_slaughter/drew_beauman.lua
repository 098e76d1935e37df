-- A draw hand is shown in a shootout and in lowball: two events.
local function eureka(event, continues)
  return trait {
    text      = "Whenever a player shows a cheatin' hand, and you do not, Drew may try to invent a"
             .. " Gadget without booting.",
    when      = event,
    condition = isnt(is_cheatin(you)),
    optional  = true,
    choose    = { card { as = "plan", keyword = "Gadget", in_hand = you } },
    effect    = { invent { "plan", by = self, without_boot = true } },
    continues = continues,
  }
end

card "drew_beauman" {
  eureka(draw_hand_revealed_cheatin {}),
  eureka(lowball_hand_revealed { where = is_cheatin(event_player) }, true),
}
