local function light(t, pulled, owner)
  t:deed { player = owner or 2 }
  local deed = t:deed { player = owner or 2 }
  local bearer = t:dude { at = deed, influence = 1 }
  local dynamite = t:goods { card = "sweaty_dynamite", on = bearer }
  t:pulls(1, pulled)
  t:use(dynamite)
  return deed, bearer, dynamite
end

scenario "Sweaty Dynamite: clubs ace the bearer" {
  function(t)
    local deed, bearer, dynamite = light(t, "5C")
    t:expect(t:zone(bearer), "boot_hill", "the bearer is in")
    t:until_day(2)
    t:expect(t:zone(deed), "in_play", "the deed is")
    t:expect_true(t:zone(dynamite) ~= "in_play", "the Dynamite is gone")
  end,
}

scenario "Sweaty Dynamite blows the deed up after Sundown" {
  function(t)
    local deed, bearer, dynamite = light(t, "5H")
    t:expect(t:host(dynamite), deed, "where the Dynamite is")
    t:expect_true(t:is_booted(bearer), "the bearer is booted")
    t:expect(t:zone(bearer), "in_play", "the bearer is")
    t:until_day(2)
    t:expect(t:zone(deed), "boot_hill", "the deed is in")
    t:expect(t:zone(dynamite), "discard_pile", "the Dynamite is in")
    t:expect(t:where(bearer), t:place "home 1", "where the bearer is")
  end,
}

scenario "Sweaty Dynamite: a job puts it out" {
  function(t)
    t:goods { card = "blood_money", on = t:dude {} }
    local deed, _, dynamite = light(t, "5H")
    local hero = t:dude { player = 2, at = "home 2" }
    t:take "Mark the Dynamite"
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(dynamite), "boot_hill", "the Dynamite is in")
    t:expect(t:where(hero), t:place "home 2", "where the hero is")
    t:until_day(2)
    t:expect(t:zone(deed), "in_play", "the deed is")
  end,
}

scenario "Sweaty Dynamite needs an unbooted bearer at a deed" {
  function(t)
    local deed = t:deed {}
    local tired = t:dude { at = deed, booted = true }
    t:refuses(t:goods { card = "sweaty_dynamite", on = tired })
    t:refuses(t:goods { card = "sweaty_dynamite", on = t:dude { at = "square" } })
    t:refuses(t:goods { card = "sweaty_dynamite", on = t:dude {} })
  end,
}

scenario "Sweaty Dynamite does no harm in a pocket" {
  function(t)
    local deed = t:deed {}
    local dynamite = t:goods { card = "sweaty_dynamite", on = t:dude { at = deed } }
    t:until_day(2)
    t:expect(t:zone(deed), "in_play", "the deed is")
    t:expect(t:zone(dynamite), "in_play", "the Dynamite is")
  end,
}
