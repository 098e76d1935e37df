-- How long an effect lasts. Left out, it lasts as the rules say for its kind of play.

local function duration(name)
  return kernel.make { tag = "duration", duration = name, name = name }
end

--- Until the play is complete.
this_play = duration("play")
--- Until the round of the shootout ends.
this_round = duration("round")
--- Until the shootout ends.
this_shootout = duration("shootout")
--- Until the next round of the shootout ends.
through_next_round = duration("next round")
--- Until the phase ends.
this_phase = duration("phase")
--- Until the day ends.
today = duration("day")
--- While the card stays where it is now.
while_here = duration("while here")
--- While the card stays where it is now, until the end of the day at the longest.
while_here_today = duration("while here today")
--- While the card is in play.
while_in_play = duration("while in play")
--- For the rest of the game.
permanently = duration("permanent")

--- until_end_of "next upkeep"; also "round", "shootout", "phase", "noon", "day", "next round", "next day".
---@param name string
---@return Duration
function until_end_of(name)
  if type(name) ~= "string" then
    return kernel.fail("until_end_of takes a text in quotes")
  end
  return duration(name)
end
