--- What the digger gets for a dude of player 1, in play or dead.
local function paid(t, dead)
  local digger = t:dude { card = "grave_digger" }
  local client = dead and t:in_boot_hill { card = "barton_everest" } or t:dude {}
  t:use(digger)
  t:choose(client)
  return t:ghost_rock(1)
end

scenario "Grave Digger: who lies in Boot Hill fits what tells of Boot Hill" {
  function(t) t:expect(paid(t, true), 11, "the stash") end,
}

scenario "Grave Digger: who is in play does not" {
  function(t) t:expect(paid(t, false), 10, "the stash") end,
}
