-- Three events, one ability.
local function cover(event, goes_on)
  return react {
    text        = "React: Another dude of yours is aced, discarded or sent home booted by a"
               .. " Shootout play: that dude goes home booted instead, and Warren joins your"
               .. " posse.",
    continues   = goes_on,
    joins_posse = true,
    when        = event,
    instead     = { send_home { "hit", booted = true }, join_posse { self } },
  }
end

card "warren_graves" {
  cover(dude_aced { as = "hit", side = yours, except = self, play = "shootout" }),
  cover(dude_discarded { as = "hit", side = yours, except = self, play = "shootout" }, true),
  cover(dude_sent_home { as = "hit", side = yours, except = self, amount = 1, play = "shootout" },
        true),
}
