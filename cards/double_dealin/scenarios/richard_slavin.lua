local function out_of_town(t, pulled)
  local ranch = t:deed { keywords = { "Out of Town" } }
  local richard = t:dude { card = "richard_slavin", at = ranch }
  local relic = t:in_discard_pile { card = "doyles_hoyle" }
  local lost = t:in_boot_hill { card = "legendary_holster" }
  if pulled then t:pulls(1, pulled) end
  return richard, relic, lost
end

scenario "Richard Slavin finds Mystical goods on a red pull" {
  function(t)
    local richard, relic, lost = out_of_town(t, "9D")
    local tool = t:in_discard_pile { card = "mustang" }
    local hex = t:in_discard_pile { keywords = { "Mystical" } }
    local theirs = t:in_discard_pile { player = 2, card = "doyles_hoyle" }
    t:use(richard)
    t:expect_true(t:is_booted(richard), "Richard boots")
    t:expect_true(t:offers(lost), "one in Boot Hill")
    t:expect_true(not t:offers(tool), "goods that are not Mystical")
    t:expect_true(not t:offers(hex), "a Mystical card that is no goods")
    t:expect_true(not t:offers(theirs), "another player's card")
    t:choose(relic)
    t:expect(t:zone(relic), "hand", "the goods are in")
    t:until_turn_of(1)
    t:booted(richard, false)
    t:refuses(richard)
  end,
}

scenario "Richard Slavin takes goods back from Boot Hill on hearts too" {
  function(t)
    local richard, relic, lost = out_of_town(t, "2H")
    t:use(richard)
    t:choose(lost)
    t:expect(t:zone(lost), "hand", "the goods are in")
    t:expect(t:zone(relic), "discard_pile", "the others are in the")
  end,
}

scenario "Richard Slavin finds nothing on a black pull" {
  function(t)
    local richard, relic, lost = out_of_town(t, "KS")
    t:use(richard)
    t:expect(t:asked(), "noon_play", "asked")
    t:expect(t:zone(relic), "discard_pile", "the goods are in the")
    t:expect(t:zone(lost), "boot_hill", "the others are in")
  end,
}

scenario "Richard Slavin finds nothing on a club" {
  function(t)
    local richard, relic, lost = out_of_town(t, "KC")
    t:use(richard)
    t:expect(t:asked(), "noon_play", "asked")
    t:expect(t:zone(relic), "discard_pile", "the goods are in the")
    t:expect(t:zone(lost), "boot_hill", "the others are in")
  end,
}

scenario "Richard Slavin in town boots for nothing" {
  function(t)
    local richard = t:dude { card = "richard_slavin", at = "square" }
    local relic = t:in_discard_pile { card = "doyles_hoyle" }
    t:on_top_of_deck { card = "mustang" }
    t:use(richard)
    t:expect_true(t:is_booted(richard), "Richard boots")
    t:expect(t:happened "pull.revealed", 0, "pulls")
    t:expect(t:zone(relic), "discard_pile", "the goods are in the")
  end,
}
