-- A dude of 2 influence in the town square, and a rumor about dudes there.
local function victim(t, owner)
  local dude = t:dude { influence = 2, at = "square" }
  local rumors = t:in_hand { card = "rumors", player = owner }
  t:dude { player = 2, at = "home 2" }
  return dude, rumors
end

scenario "Fancy New Hat covers what was said before, until it goes on" {
  proves = { "RC-CARD-101" },
  function(t)
    local deed = t:deed {}
    local dude = t:dude { influence = 2, at = deed }
    t:dude { player = 2 }
    local rumors = t:in_hand { card = "rumors", player = 2 }
    local hat = t:in_hand { card = "fancy_new_hat" }
    t:pass()
    t:use(rumors)
    t:choose(dude)
    t:expect(t:stat(dude, "influence"), 1, "influence, bareheaded")
    t:until_turn_of(1)
    t:shop(hat, dude)
    t:expect(t:stat(dude, "influence"), 3, "influence under the hat")
    local friend = t:dude { at = deed }
    t:until_turn_of(1)
    t:take "Trade"
    t:take "Fancy New Hat"
    t:done()
    t:expect(t:host(hat), friend, "who wears it now")
    t:expect(t:stat(dude, "influence"), 1, "influence without it")
  end,
}

scenario "Fancy New Hat turns off what is said later" {
  proves = { "RC-CARD-102" },
  function(t)
    local dude, rumors = victim(t, 2)
    t:goods { card = "fancy_new_hat", on = dude }
    t:pass()
    t:use(rumors)
    t:choose(dude)
    t:expect(t:stat(dude, "influence"), 3, "influence")
  end,
}

scenario "Fancy New Hat: what its own player says counts" {
  function(t)
    local dude, rumors = victim(t, 1)
    t:goods { card = "fancy_new_hat", on = dude }
    t:use(rumors)
    t:choose(dude)
    t:expect(t:stat(dude, "influence"), 2, "influence")
  end,
}

scenario "Fancy New Hat: others go without" {
  function(t)
    local dude, rumors = victim(t, 2)
    local wearer = t:dude { at = "square" }
    t:goods { card = "fancy_new_hat", on = wearer }
    t:pass()
    t:use(rumors)
    t:choose(dude)
    t:expect(t:stat(dude, "influence"), 1, "influence")
  end,
}

scenario "Fancy New Hat keeps bullets from nothing, nor influence from rising" {
  function(t)
    local dude = t:dude { influence = 2, bullets = 2, at = "square" }
    t:goods { card = "fancy_new_hat", on = dude }
    local huckster = t:dude { player = 2, keywords = { "Huckster 9" }, at = "square" }
    local curse = t:spell { card = "blood_curse", on = huckster }
    t:outfit { player = 2, card = "the_sanatorium" }
    t:pass()
    t:pulls(2, "KC")
    t:use(curse, 1)
    t:choose(dude)
    t:expect(t:stat(dude, "influence"), 3, "influence")
    t:expect(t:stat(dude, "bullets"), 1, "bullets")
  end,
}

scenario "Fancy New Hat: a trait is no ability" {
  function(t)
    t:deed { player = 2, card = "hustings" }
    local dude = t:dude { influence = 2 }
    t:goods { card = "fancy_new_hat", on = dude }
    t:expect(t:stat(dude, "influence"), 2, "influence at home")
  end,
}
