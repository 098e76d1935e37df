-- How long an effect lasts. Left out, it lasts as the rules say for its kind of play.

local function duration(name)
  return kernel.make { tag = "duration", duration = name, name = name }
end

this_play = duration("play")
this_round = duration("round")
this_shootout = duration("shootout")
through_next_round = duration("next round")
this_phase = duration("phase")
today = duration("day")
while_here = duration("while here")
--- While the card stays where it is now, until the end of the day at the longest.
while_here_today = duration("while here today")
while_in_play = duration("while in play")
permanently = duration("permanent")

--- until_end_of "next upkeep"; also "round", "shootout", "phase", "noon", "day", "next round", "next day".
function until_end_of(name)
  if type(name) ~= "string" then
    return kernel.fail("until_end_of takes a text in quotes")
  end
  return duration(name)
end
