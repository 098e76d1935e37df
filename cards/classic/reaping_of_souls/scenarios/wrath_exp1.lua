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
