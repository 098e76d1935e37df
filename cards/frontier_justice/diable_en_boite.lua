-- Two events, one ability.
local function last_laugh(event, goes_on)
  return react {
    text      = "React, Boot: When this dude is aced or discarded in a shootout, a dude in it goes"
             .. " home booted and you draw a card.",
    continues = goes_on,
    cost      = { boot },
    condition = in_shootout(bearer),
    when      = event,
    choose    = { dude { as = "victim", in_shootout = true } },
    effect    = { send_home { "victim", booted = true }, draw(1) },
  }
end

card "diable_en_boite" {
  last_laugh(dude_aced { bearer, window = "when" }),
  last_laugh(dude_discarded { bearer, window = "when" }, true),
}
