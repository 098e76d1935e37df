--- My deed is to be burnt down by player 2.
local function burn(t, pulled)
  local deed = t:deed { card = "glass_maker" }
  t:deed { keywords = { "Saloon" } }
  t:dude { player = 2, at = "square" }
  local bucket = t:in_hand { card = "bucket_brigade" }
  local arson = t:in_hand { player = 2, card = "arson" }
  t:pulls(2, pulled)
  t:pass()
  t:use(arson)
  t:choose(deed)
  return deed, bucket
end

scenario "The Bucket Brigade saves a deed" {
  function(t)
    t:hand(1, 1)
    local deed, bucket = burn(t, "9C")
    t:go_on_to("react", 1)
    t:use(bucket)
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(deed), "in_play", "the deed is")
    t:refuses(deed)
    t:expect(t:stat(deed, "production"), 0, "production")
    t:until_day(2)
    t:expect(t:stat(deed, "production"), 0, "production the next day")
    t:until_turn_of(1)
    t:expect_true(t:can_use(deed), "the next day it can be used")
    t:until_day(3)
    t:expect(t:stat(deed, "production"), 1, "production on the third day")
  end,
}

scenario "The Bucket Brigade saves Jail before anybody is let out" {
  function(t)
    local jail = t:deed { card = "jail" }
    local pox = t:dude { card = "pox_walker", at = "square" }
    local convict = t:dude { player = 2, value = 3, bounty = 1, at = "square" }
    t:dude { player = 2 }
    local bucket = t:in_hand { card = "bucket_brigade" }
    t:use(pox)
    t:choose(convict)
    t:yes()
    t:pulls(2, "9C")
    t:use(t:in_hand { player = 2, card = "arson" })
    t:go_on_to("react", 1)
    t:use(bucket)
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(jail), "in_play", "Jail is")
    t:expect(t:host(convict), jail, "where the convict is")
  end,
}

scenario "The Bucket Brigade does not come for what is discarded" {
  function(t)
    local deed = t:deed {}
    local bucket = t:in_hand { card = "bucket_brigade" }
    local blessed = t:dude { player = 2, keywords = { "Blessed 9" }, at = deed }
    local bowl = t:spell { player = 2, card = "third_bowl", on = blessed }
    t:pulls(2, "9C")
    t:pass()
    t:use(bowl)
    t:expect(t:zone(deed), "discard_pile", "the deed is in")
    t:expect(t:zone(bucket), "hand", "the card is in")
  end,
}
