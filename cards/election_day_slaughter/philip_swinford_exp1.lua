-- A draw hand is shown in a shootout and in lowball: two events.
local function luck(event, continues)
  return trait {
    text      = "Whenever an opposing player shows a cheatin' hand, and you do not, you may draw a"
             .. " card and discard one.",
    when      = event,
    condition = isnt(is_cheatin(you)),
    optional  = true,
    effect    = { draw(1), discard_from_hand { 1 } },
    continues = continues,
  }
end

card "philip_swinford_exp1" {
  luck(draw_hand_revealed_cheatin {}),
  luck(lowball_hand_revealed { where = is_cheatin(event_player) }, true),
}
