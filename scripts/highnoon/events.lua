-- What reacts and triggered traits listen to: every trigger point under its name with "_" for ".", and shorter names for some.
-- The keys of selectors are about the subject. Others: as, by, player, other, from, to, amount, by_effect, play, window, where, each.

local make, data, op = kernel.make, kernel.data, kernel.op

local own_keys = { as = true, by = true, player = true, other = true, from = true, to = true, amount = true, by_effect = true,
                   casualty = true, cost = true, job = true, booted_home = true, invention = true, joining = true, from_hand = true,
                   skill_check = true, moved_dude = true, play = true, window = true,
                   each = true, fate = true, types = true }

local function player_is(value, who)
  if kernel.tag(value) == "side" then
    return op("not_", nil, op("same_player", nil, who, op("you")))
  end
  return op("same_player", nil, who, value)
end

local function location_is(value, where)
  if type(value) == "table" or kernel.tag(value) == "choice" then
    return kernel.place("location", value, where)
  end
  return op("same_location", nil, where, value)
end

kernel.event_keys = own_keys

local flags = { by_effect = "effect", casualty = "casualty", cost = "cost", job = "job", booted_home = "booted", invention = "invention",
                joining = "moved_posse", from_hand = "from_hand", skill_check = "skill_check", moved_dude = "moved_dude" }

function kernel.event(word, trigger, t, extra)
  if type(t) ~= "table" then
    t = { t }
  end
  kernel.keys(word, t, kernel.accepted.EventKeys, 1)
  local subject = op("event_subject")
  local list = {}
  for _, condition in ipairs(extra or {}) do
    table.insert(list, condition)
  end
  if t[1] ~= nil then
    local d = data(t[1])
    if d and d.tag == "filter" then
      table.insert(list, d.build(subject))
    else
      table.insert(list, op("is_same", nil, t[1], subject))
    end
  end
  local lines = kernel.lines_of(t)
  kernel.each_key(t, function(key, value)
    local selector = not own_keys[key] and kernel.selector_keys[key]
    if selector then
      table.insert(list, selector(value, subject))
    elseif flags[key] then
      table.insert(list, kernel.yes_or_no(key, value, op("event_is", flags[key])))
    end
  end, lines)
  if t.by ~= nil then
    if kernel.tag(t.by) == "side" then
      table.insert(list, op("event_by", nil, op("other_players")))
    else
      table.insert(list, op("event_by", nil, t.by))
    end
  end
  if t.player ~= nil then
    table.insert(list, player_is(t.player, op("event_player")))
  end
  if t.other ~= nil then
    local d = data(t.other)
    if d and d.tag == "filter" then
      table.insert(list, d.build(op("event_other")))
    else
      table.insert(list, op("is_same", nil, t.other, op("event_other")))
    end
  end
  if t.from ~= nil then
    table.insert(list, location_is(t.from, op("event_from")))
  end
  if t.to ~= nil then
    table.insert(list, location_is(t.to, op("event_to")))
  end
  if t.amount ~= nil then
    table.insert(list, compare(op("event_amount"), t.amount))
  end
  if t.play ~= nil then
    table.insert(list, op("event_kind", t.play))
  end
  local condition = nil
  if #list > 0 then
    condition = kernel.all_of(list)
  end
  return make { tag = "event", trigger = trigger, window = t.window, as = t.as, each = t.each, cond = condition, name = word }
end

local function event_word(word, trigger, extra)
  kernel.words[word] = kernel.word(word, function(t) return kernel.event(word, trigger, t, extra and extra()) end,
    { tag = "event_word" })
end

for _, row in ipairs(kernel.triggers) do
  local word, name = "", row.name
  for i = 1, #name do
    local letter = string.sub(name, i, i)
    word = word .. (letter == "." and "_" or letter)
  end
  event_word(word, name)
end

--- Event dude.aced: a dude in play is aced.
event_word("aced", "dude.aced")
--- Event dude.discarded: a dude in play is discarded.
event_word("discarded", "dude.discarded")
--- Event dude.sent_home: a dude is sent home.
event_word("sent_home", "dude.sent_home")
--- Event dude.moved: a dude moves.
event_word("moved", "dude.moved")
--- Event dude.joining_posse: a dude is about to join a posse.
event_word("joining_posse", "dude.joining_posse")
--- Event dude.joined_posse: a dude has joined a posse.
event_word("joins_posse", "dude.joined_posse")
--- Event card.entered_play: a card has entered play.
event_word("enters_play", "card.entered_play")
--- Event callout.made: a dude is called out.
event_word("called_out", "callout.made")
--- Event draw_hand.revealed_cheatin: a revealed draw hand is cheatin'.
event_word("reveals_cheatin", "draw_hand.revealed_cheatin")
--- Event skill_check.succeeded: a skill check has succeeded.
event_word("succeeds_at_skill", "skill_check.succeeded")
--- Event game.setup_done: starting gangs and play hands are there.
event_word("start_of_game", "game.setup_done")

--- Event dude.aced or dude.discarded: a dude is lost as a casualty: casualty { as = "fallen", fate = discard, side = yours }. fate:
--- discard or ace.
kernel.words.casualty = kernel.word("casualty", function(t)
  local fate = type(t) == "table" and data(t.fate)
  if type(t) == "table" and t.fate ~= nil and (not fate or (t.fate ~= kernel.words.discard and t.fate ~= kernel.words.ace)) then
    return kernel.fail("`fate` is discard or ace", "fate")
  end
  local aced_one = fate and fate.verb == "ace"
  return kernel.event("casualty", aced_one and "dude.aced" or "dude.discarded", t, { op("event_is", "casualty") })
end, { tag = "event_word" })

--- Event skill_check.succeeded: a spell is cast: its check succeeded.
kernel.words.succeeds_at_spell = kernel.word("succeeds_at_spell", function(t)
  return kernel.event("succeeds_at_spell", "skill_check.succeeded", t, { op("is_type", "spell", op("event_other")) })
end, { tag = "event_word" })

--- A cheatin' hand is shown in a shootout or in lowball (reveals_cheatin: in a shootout alone). For traits.
kernel.words.shows_cheatin = kernel.word("shows_cheatin", function(t)
  return make { tag = "events", name = "shows_cheatin", list = {
    kernel.event("shows_cheatin", "draw_hand.revealed_cheatin", t),
    kernel.event("shows_cheatin", "lowball.hand_revealed", t, { op("is_cheatin", nil, op("event_player")) }),
  } }
end, { tag = "event_word" })
