local you_are_legal = all_of { there_is(draw_hand_of(you)), isnt(is_cheatin(you)) }

-- A draw hand is shown in a shootout and in lowball: two events.
local function luck(event, continues)
  return trait {
    text      = "Whenever a cheatin' hand is shown and yours is legal, you may discard a card of"
             .. " your play hand and draw one.",
    when      = event,
    condition = you_are_legal,
    optional  = true,
    effect    = { discard_from_hand { 1 }, draw(1) },
    continues = continues,
  }
end

card "philip_swinford" {
  luck(draw_hand_revealed_cheatin {}),
  luck(lowball_hand_revealed { where = is_cheatin(event_player) }, true),
}
