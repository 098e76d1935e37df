-- Cards and players that need no choosing, beside those named like their operation: self, bearer, leader, mark, you, opponent,
-- other_players, winner ... (values.lua).

local op = kernel.op

--- Yours: as a side, a controller, an owner.
yours = op("you")
--- The other side: in a shootout the opposing posse, else any other player.
opposing = kernel.make { tag = "side", name = "opposing" }

--- The other card of an event: who called out, what was tested for, the host ...
other_card = op("event_other")

--- The shooter of a player's posse.
---@param player Players
---@return CardsWord
function shooter_of(player) return op("shooter", nil, player) end
--- A player's play hand.
---@param player Players
---@return CardsWord
function hand_of(player) return op("cards_in_hand", nil, player) end
--- A player's draw hand.
---@param player Players
---@return CardsWord
function draw_hand_of(player) return op("cards_in_draw_hand", nil, player) end
--- The cards of both.
---@param a Cards
---@param b Cards
---@return CardsWord
function both(a, b) return op("together", nil, a, b) end
