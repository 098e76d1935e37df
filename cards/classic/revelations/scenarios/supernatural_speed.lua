scenario "Supernatural Speed goes with other powers" {
  proves = { "CL-HARROWED-012" },
  function(t)
    local smarts, speed = t:in_hand { card = "supernatural_smarts" }, t:in_hand { card = "supernatural_speed" }
    local undead = t:dude { bullets = 2, keywords = { "Harrowed" } }
    t:dude {}
    t:use(smarts)
    t:until_turn_of(1)
    t:use(speed)
    t:expect(t:stat(undead, "bullets"), 3, "bullets")
    t:expect(t:stat(undead, "influence"), 1, "influence")
    t:expect(t:zone(speed), "boot_hill", "the card is in")
    t:until_day(2)
    t:expect(t:stat(undead, "bullets"), 3, "bullets on the next day")
  end,
}

scenario "Supernatural Speed is nothing for the booted" {
  function(t)
    local speed = t:in_hand { card = "supernatural_speed" }
    t:dude { keywords = { "Harrowed" }, booted = true }
    t:dude {}
    t:dude { player = 2, keywords = { "Harrowed" } }
    t:refuses(speed)
  end,
}
