scenario "Wrath (Exp.1) robs the other posse of its texts" {
  function(t)
    local wrath = t:dude { card = "wrath_exp1", at = "square" }
    local friend = t:dude { card = "sister_mercy_winters", at = "square" }
    local blessed = t:dude { keywords = { "Blessed 1" }, at = "square" }
    t:spell { card = "sacrifice", on = blessed }
    local perdition = t:dude { player = 2, card = "perdition", at = "square" }
    local mercy = t:dude { player = 2, card = "sister_mercy_winters", at = "square" }
    local angel = t:dude { player = 2, card = "guardian_angel", at = "square" }
    t:spell { player = 2, card = "sacrifice", on = angel }
    t:call_out(wrath, perdition)
    t:accept()
    t:join(friend)
    t:join(blessed)
    t:join(mercy)
    t:join(angel)
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(angel, "bullets"), 1, "bullets with Perdition")
    t:use(wrath)
    t:expect(t:stat(angel, "bullets"), 0, "bullets without Perdition's trait")
    t:expect(t:stat(perdition, "bullets"), 3, "printed numbers stay")
    t:refuses(mercy)
    t:pass()
    t:expect_true(t:can_use(friend), "the own posse keeps its texts")
  end,
}

scenario "Wrath (Exp.1) robs the other posse of traits and spells, for the shootout" {
  function(t)
    local boxed = {
      "Abomination", "Blessed 1", "Harrowed", "Huckster 1", "Kung Fu", "Lycanthrope", "Mad Scientist 1", "Shaman 1", "Terror", "Vampire",
    }
    local wrath = t:dude { card = "wrath_exp1", at = "square" }
    local friend = t:dude { keywords = boxed, at = "square" }
    local monster = t:dude { player = 2, keywords = boxed, at = "square" }
    local other = t:dude { player = 2, keywords = boxed }
    local mine = t:spell { card = "clumsiness", on = friend }
    local theirs = t:spell { player = 2, card = "clumsiness", on = monster }
    t:call_out(wrath, monster)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:use(wrath)
    t:refuses(theirs)
    t:expect(t:host(theirs), monster, "the spell stays")
    for _, trait in ipairs(boxed) do
      local keyword = trait:gsub(" %d", "")
      t:expect_true(not t:has(monster, keyword), "the mark: " .. keyword)
      t:expect_true(t:has(friend, keyword) and t:has(other, keyword), "others: " .. keyword)
    end
    t:pass()
    t:expect_true(t:can_use(mine), "the own posse's spell can be used")
    t:draws(1, "2C 2D 4H 9S TC 3C 4C 5C 7D")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(monster), "boot_hill", "the monster, who was not Harrowed then, is in")
    t:expect_true(t:has(monster, "Vampire"), "what is printed is as it was")
  end,
}
