scenario "The Scared Stiff Saloon unnerves dudes below the Fear level" {
  function(t)
    local saloon = t:deed { card = "scared_stiff_saloon" }
    local mine = t:dude { bullets = 2, value = 6, influence = 2, at = saloon }
    local theirs = t:dude { player = 2, bullets = 3, value = 5, at = saloon }
    local absent = t:dude { player = 2, bullets = 3, value = 5 }
    t:call_out(mine, theirs)
    t:accept()
    t:go_on_to "shootout_play"
    t:use(saloon)
    t:expect(t:stat(theirs, "bullets"), 0, "bullets of value 5")
    t:expect(t:stat(mine, "bullets"), 2, "bullets of value 6")
    t:expect(t:stat(absent, "bullets"), 3, "bullets elsewhere")
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2S 2H 5C 9D TD")
    t:go_on_to "noon_play"
    t:expect(t:zone(theirs), "boot_hill", "the dude is in")
  end,
}

scenario "The Scared Stiff Saloon scares for the day, of whatever Fear there is" {
  function(t)
    t:fear_level(9)
    t:dude { player = 2, influence = 9 }
    local saloon = t:deed { card = "scared_stiff_saloon" }
    local mine = t:dude { bullets = 2, value = 13, influence = 2, at = saloon }
    local theirs = t:dude { player = 2, bullets = 3, value = 8, at = saloon }
    local friend = t:dude { player = 2, bullets = 3, value = 8, at = saloon }
    t:call_out(mine, theirs)
    t:accept()
    t:done()
    t:go_on_to "shootout_play"
    t:use(saloon)
    t:expect(t:stat(theirs, "bullets"), 0, "bullets of value 8")
    t:expect(t:stat(friend, "bullets"), 0, "bullets of who is there and not in the shootout")
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2S 3H 5C 9D TD")
    t:go_on_to "noon_play"
    t:expect(t:stat(friend, "bullets"), 0, "bullets after the shootout")
    t:until_day(2)
    t:expect(t:stat(friend, "bullets"), 3, "bullets the next day")
  end,
}

scenario "The Scared Stiff Saloon scares for who controls it, where it stands" {
  function(t)
    local saloon = t:deed { card = "scared_stiff_saloon" }
    local mine = t:dude { bullets = 2, value = 3, at = saloon }
    local theirs = t:dude { player = 2, influence = 2, value = 3, at = saloon }
    t:call_out(mine, theirs)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(saloon)
    t:go_on_to("shootout_play", 2)
    t:expect_true(t:can_use(saloon), "player 2 can use it")
  end,
}
