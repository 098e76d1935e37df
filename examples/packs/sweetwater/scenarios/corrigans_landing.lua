local function landing(t, mine, theirs)
  local deed = t:deed { card = "corrigans_landing" }
  for _ = 1, mine do t:dude { at = deed } end
  for _ = 1, theirs do t:dude { player = 2, influence = 0, at = deed } end
  t:dude { at = "square" }
  return deed
end

scenario "Corrigan's Landing pays 1 a dude, whoever's" {
  function(t)
    local deed = landing(t, 1, 1)
    t:use(deed)
    t:expect(t:ghost_rock(1), 12, "the stash")
    t:expect_true(t:is_booted(deed), "the deed is booted")
  end,
}

scenario "Corrigan's Landing pays 3 at most" {
  function(t)
    local deed = landing(t, 3, 1)
    t:use(deed)
    t:expect(t:ghost_rock(1), 13, "the stash")
  end,
}

scenario "Corrigan's Landing: nobody there, nothing to use" {
  function(t)
    t:refuses(landing(t, 0, 0))
  end,
}
