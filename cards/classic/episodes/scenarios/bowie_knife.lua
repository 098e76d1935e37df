scenario "Bowie Knife gives 1 bullet, and a second one none" {
  function(t)
    local dude, other = t:dude { card = "chiang_shen" }, t:dude { bullets = 1 }
    local first = t:goods { card = "bowie_knife", on = dude }
    t:expect(t:stat(first, "bullet_bonus"), 1, "the bonus")
    t:expect(t:stat(dude, "bullets"), 1, "bullets")
    local second = t:goods { card = "bowie_knife", on = dude }
    t:expect(t:stat(dude, "bullets"), 1, "bullets with a second one")
    t:expect(t:stat(second, "bullet_bonus"), 0, "the bonus of the second")
    t:expect(t:stat(first, "bullet_bonus"), 1, "the bonus of the first")
    local armed = t:dude { card = "chiang_shen", player = 2 }
    t:goods { card = "winchester_rifle", on = armed, player = 2 }
    local fourth = t:goods { card = "bowie_knife", on = armed, player = 2 }
    t:expect(t:stat(fourth, "bullet_bonus"), 1, "the bonus beside a rifle")
    local third = t:goods { card = "bowie_knife", on = other }
    t:expect(t:stat(third, "bullet_bonus"), 1, "the bonus of another dude's")
  end,
}
