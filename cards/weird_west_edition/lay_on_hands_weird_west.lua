-- Two events, one ability.
local function rescue(event, goes_on)
  return react {
    text      = "React Miracle 6, Boot: When another dude here or adjacent is aced or discarded as"
             .. " a casualty, boot this Blessed and send that dude home booted instead. That dude"
             .. " does not unboot at this day's Sundown.",
    continues = goes_on,
    miracle   = 6,
    cost      = { boot },
    when      = event,
    instead   = {
      boot(bearer),
      send_home { "fallen", booted = true },
      restrict { "fallen", unboot_at_sundown, lasts = today },
    },
  }
end

card "lay_on_hands_weird_west" {
  rescue(casualty { as = "fallen", fate = discard, within = 1, except = bearer }),
  rescue(aced { as = "fallen", within = 1, except = bearer }, true),
}
