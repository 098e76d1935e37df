scenario "Raven's Chop helps among Texas Rangers" {
  function(t)
    local sioux = t:dude { card = "feather_in_his_hair", at = "square" }
    local chop = t:goods { card = "ravens_chop", on = sioux }
    t:dude { card = "strikes_a_hawk", at = "square" }
    t:dude { card = "sergeant_sean_slade", at = "home 1" }
    t:expect(t:stat(sioux, "bullets"), 1, "bullets alone")
    t:expect(t:stat(sioux, "influence"), 1, "influence alone")
    t:dude { player = 2, card = "sergeant_sean_slade", at = "square" }
    t:expect(t:stat(sioux, "bullets"), 2, "bullets")
    t:expect(t:stat(sioux, "influence"), 2, "influence")
  end,
}

scenario "Raven's Chop is for the Sioux" {
  function(t)
    local other, sioux = t:dude {}, t:dude { card = "feather_in_his_hair" }
    local chop = t:in_hand { card = "ravens_chop" }
    t:shop(chop, sioux)
    t:expect(t:host(chop), sioux, "who has it")
  end,
}

scenario "Raven's Chop: nobody else can have it" {
  function(t)
    t:dude {}
    t:in_hand { card = "ravens_chop" }
    t:expect_true(not t:offers "Raven's Chop", "it is not offered")
  end,
}
