local function wine(t, pulled, keyword)
  local deed = t:deed { production = 1, keywords = { keyword } }
  local other = t:deed { production = 1, keywords = { "Saloon" } }
  local blessed = t:dude { keywords = { "Blessed 3" }, at = deed }
  local guest = t:dude { player = 2, at = deed }
  local absent = t:dude { player = 2 }
  t:pulls(1, pulled)
  t:use(t:spell { card = "water_to_wine", on = blessed })
  t:expect_true(not t:is_booted(absent), "who is not there is not booted")
  t:expect(t:stat(other, "production"), 1, "production of another deed")
  return deed, guest
end

scenario "Water to Wine makes a Saloon popular" {
  function(t)
    local deed, guest = wine(t, "5C", "Saloon")
    t:expect_true(t:is_booted(guest), "the guest is booted")
    t:hand(1, 1)
    t:expect(t:stat(deed, "production"), 3, "production")
    t:until_phase "sundown"
    t:expect(t:stat(deed, "production"), 3, "production at Nightfall")
    t:dude { upkeep = 12 }
    t:dude { upkeep = 12 }
    t:go_on_to "pay_upkeep"
    t:expect(t:stat(deed, "production"), 3, "production in the Upkeep phase")
    t:until_phase "noon"
    t:expect(t:stat(deed, "production"), 1, "production after upkeep")
  end,
}

scenario "Water to Wine makes a Brothel popular" {
  function(t) t:expect(t:stat(wine(t, "5C", "Brothel"), "production"), 3, "production") end,
}

scenario "Water to Wine is nothing for a Casino" {
  function(t)
    local deed, guest = wine(t, "5C", "Casino")
    t:expect(t:stat(deed, "production"), 1, "production")
    t:expect_true(t:is_booted(guest), "the guest is booted")
  end,
}

scenario "Water to Wine may fail" {
  function(t)
    local deed, guest = wine(t, "4C", "Saloon")
    t:expect(t:stat(deed, "production"), 1, "production")
    t:expect_true(not t:is_booted(guest), "the guest is not booted")
  end,
}
