scenario "Sister Mary's Shotgun helps among Agents" {
  function(t)
    local slate = t:dude { card = "mr_slate", at = "square" }
    t:goods { card = "sister_marys_shotgun", on = slate }
    t:dude { card = "raymond_armstrong", at = "home 1" }
    t:dude { at = "square" }
    t:expect(t:stat(slate, "bullets"), 4, "bullets alone")
    t:dude { player = 2, card = "windows_derek", at = "square" }
    t:expect(t:stat(slate, "bullets"), 5, "bullets")
    t:expect(t:stat(slate, "influence"), 1, "influence")
  end,
}

scenario "Sister Mary's Shotgun is for the Agency" {
  function(t)
    local other, slate = t:dude {}, t:dude { card = "mr_slate" }
    local gun = t:in_hand { card = "sister_marys_shotgun" }
    t:shop(gun, slate)
    t:expect(t:host(gun), slate, "who has it")
  end,
}

scenario "Sister Mary's Shotgun: nobody else can have it" {
  function(t)
    t:dude {}
    t:in_hand { card = "sister_marys_shotgun" }
    t:expect_true(not t:offers "Sister Mary's Shotgun", "it is not offered")
  end,
}
