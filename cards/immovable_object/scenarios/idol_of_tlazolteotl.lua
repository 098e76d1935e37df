scenario "Idol of Tlazolteotl: 2 influence more in High Noon" {
  function(t)
    local dude = t:dude { influence = 1 }
    t:goods { card = "idol_of_tlazolteotl", on = dude }
    t:hand(1, 6)
    t:dude { player = 2, influence = 9 }
    t:expect(t:stat(dude, "influence"), 3, "in High Noon")
    t:until_phase "sundown"
    t:expect(t:stat(dude, "influence"), 1, "at Sundown")
  end,
}

local function idol(t) return t:goods { card = "idol_of_tlazolteotl", on = t:dude {} } end

scenario "Idol of Tlazolteotl: a card of yours goes from one location to a deed that you control" {
  function(t)
    local stone = idol(t)
    local totem = t:spell { card = "spirit_trail", on = t:place "home 1" }
    local second = t:spell { card = "the_pack_awakens", on = t:deed {} }
    local theirs = t:spell { player = 2, card = "spirit_trail", on = t:deed {} }
    local gun = t:goods { on = t:dude {} }
    local site = t:deed {}
    local other = t:deed { player = 2 }
    t:use(stone)
    t:expect_true(t:offers(second), "any such card")
    t:expect_true(not t:offers(theirs), "none of another")
    t:expect_true(not t:offers(gun), "none that a dude has")
    t:choose(totem)
    t:expect_true(not t:offers(other), "no deed of another")
    t:expect_true(not t:offers(t:place "home 1"), "no home")
    t:choose(site)
    t:expect(t:host(totem), site, "where the card is")
    t:expect_true(t:is_booted(stone), "the Idol is booted")
  end,
}

scenario "Idol of Tlazolteotl asks whether the card could have been attached there" {
  proves = { "RC-CARD-112" },
  function(t)
    local stone = idol(t)
    local town = t:deed { title = "In Town" }
    local device = t:goods { card = "fate_dispenser", on = town }
    local second = t:deed {}
    local ranch = t:deed { keywords = { "Out of Town" } }
    local third = t:deed {}
    t:use(stone)
    t:expect_true(t:offers(second) and t:offers(third), "other deeds in town")
    t:expect_true(not t:offers(ranch), "none out of town: the card asks for one in town")
    t:expect_true(not t:offers(town), "another deed than now")
    t:choose(second)
    t:expect(t:host(device), second, "where the card is")
  end,
}

scenario "Idol of Tlazolteotl: nothing without a card at a location" {
  function(t)
    local stone = idol(t)
    t:deed {}
    t:spell { player = 2, card = "spirit_trail", on = t:deed {} }
    t:refuses(stone)
  end,
}

scenario "Idol of Tlazolteotl: control of the deed counts, whoever owns it" {
  function(t)
    local stone = idol(t)
    local totem = t:spell { card = "spirit_trail", on = t:place "home 1" }
    local lost, won = t:deed { title = "Lost" }, t:deed { player = 2, title = "Won" }
    t:dude { player = 2, influence = 1, at = lost }
    t:dude { influence = 1, at = won }
    t:use(stone)
    t:expect(t:host(totem), won, "where the card is")
  end,
}
