local function earns(t, keyword)
  local deed = t:deed { player = 2, keywords = { keyword } }
  local lilith = t:dude { card = "lilith_vandekamp", at = deed }
  t:use(lilith)
  t:expect(t:ghost_rock(1), 12, "the stash")
  t:expect_true(t:is_booted(lilith), "Lilith is booted")
end

scenario "Lilith Vandekamp earns at a Saloon" { function(t) earns(t, "Saloon") end }

scenario "Lilith Vandekamp earns at a Brothel" { function(t) earns(t, "Brothel") end }

scenario "Lilith Vandekamp earns nothing elsewhere" {
  function(t)
    local deed = t:deed { keywords = { "Casino" } }
    t:refuses(t:dude { card = "lilith_vandekamp", at = deed })
  end,
}
