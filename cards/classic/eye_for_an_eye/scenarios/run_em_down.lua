scenario "Run 'em Down!: a bullet or a stud for each dude with a Horse" {
  function(t)
    local card = t:in_hand { card = "run_em_down" }
    local first = t:dude { at = "square", bullets = 2 }
    local second = t:dude { at = "square", bullets = 2 }
    local walker = t:dude { at = "square", bullets = 2 }
    local away = t:dude { at = "home", bullets = 2 }
    local rival = t:dude { player = 2, at = "square", bullets = 2 }
    for _, rider in ipairs { first, second, away } do t:goods { card = "mustang", on = rider } end
    t:goods { card = "mustang", on = rival, player = 2 }
    t:call_out(first, rival)
    t:accept()
    t:join(second)
    t:join(walker)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:expect_true(not t:offers "3", "two things to choose from")
    t:take "1"
    t:take "2"
    t:expect((t:asked()), "shootout_play", "nobody else is asked about")
    t:expect(t:stat(first, "bullets"), 3, "bullets of the first")
    t:expect_true(not t:is_stud(first), "the first is a draw")
    t:expect(t:stat(second, "bullets"), 2, "bullets of the second")
    t:expect_true(t:is_stud(second), "the second is a stud")
    for _, dude in ipairs { walker, away, rival } do
      t:expect(t:stat(dude, "bullets"), 2, "bullets of who has no part")
      t:expect_true(not t:is_stud(dude), "a draw")
    end
    t:go_on_to "noon_play"
    t:expect(t:stat(first, "bullets"), 2, "bullets after the shootout")
    t:expect_true(not t:is_stud(second), "a draw after the shootout")
  end,
}

scenario "Run 'em Down! wants a Horse in the posse" {
  function(t)
    local card = t:in_hand { card = "run_em_down" }
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:goods { card = "winchester_rifle", on = gun }
    t:call_out(gun, rival)
    t:accept()
    t:refuses(card)
  end,
}
