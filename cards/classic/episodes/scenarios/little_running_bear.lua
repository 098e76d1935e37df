--- A shootout of Bear against Terrors with these bullets and a dude with 1.
local function against(t, ...)
  local bear = t:dude { card = "little_running_bear", at = "square" }
  local foes = { t:dude { player = 2, bullets = 1, at = "square" } }
  for _, bullets in ipairs { ... } do
    table.insert(foes, t:dude { player = 2, bullets = bullets, keywords = { "Terror" }, at = "square" })
  end
  t:dude { player = 2, bullets = 3, keywords = { "Terror" }, at = "home 2" }
  t:dude { bullets = 3, keywords = { "Terror" }, at = "square" }
  t:call_out(bear, foes[1])
  t:accept()
  t:done()
  for i = 2, #foes do t:join(foes[i]) end
  t:go_on_to("shootout_play", 1)
  return bear
end

scenario "Little Running Bear shoots as well as the least of the Terrors" {
  function(t)
    local bear = against(t, 5, 4)
    t:use(bear)
    t:expect(t:stat(bear, "bullets"), 4, "bullets")
  end,
}

scenario "Little Running Bear does not get worse" {
  function(t) t:refuses(against(t, 2, 5)) end,
}

scenario "Little Running Bear needs a Terror in the shootout" {
  function(t) t:refuses(against(t)) end,
}

scenario "Little Running Bear is as good until the shootout ends" {
  function(t)
    local bear = against(t, 3)
    t:use(bear)
    t:draws(1, "2D 2H 5C 5D TD")
    t:draws(2, "2C 3D 4H 9S TC")
    t:go_on_to("noon_play", 2)
    t:expect(t:stat(bear, "bullets"), 2, "bullets")
  end,
}
