--- The stash of player 1, whose outfit is the Sioux Union, after this dude has come; with the Recruiter at home, or without.
local function hire(t, card, with)
  local home = t:outfit { player = 1, card = "sioux_union" }
  if with then t:improvement { card = "recruiter", on = home } end
  t:ghost_rock(1, 20)
  t:shop(t:in_hand { card = card })
  return 20 - t:ghost_rock(1)
end

scenario "Recruiter: a dude of the outfit costs 1 less" {
  function(t) t:expect(hire(t, "feather_in_his_hair", true), 3, "paid of 4") end,
}

scenario "Recruiter: other dudes cost as much as ever" {
  function(t) t:expect(hire(t, "mr_slate", true), 8, "paid") end,
}

scenario "Recruiter: without, a dude has his price" {
  function(t) t:expect(hire(t, "feather_in_his_hair", false), 4, "paid") end,
}

scenario "Recruiter goes to your home" {
  function(t)
    local home = t:outfit { player = 1, card = "sioux_union" }
    local deed = t:deed { title = "Bar" }
    local recruiter = t:in_hand { card = "recruiter" }
    t:expect_true(not t:offers "Attach Recruiter to Bar", "not to a deed")
    t:expect_true(not t:offers "Attach Recruiter to Home", "nor to another's home")
    t:shop(recruiter, home)
    t:expect(t:host(recruiter), home, "what it is at")
    t:expect(t:ghost_rock(1), 8, "the stash")
  end,
}

scenario "Recruiter does not help others" {
  function(t)
    local home = t:outfit { player = 1, card = "sioux_union" }
    t:outfit { player = 2, card = "sioux_union" }
    t:improvement { card = "recruiter", on = home }
    local dude = t:in_hand { player = 2, card = "feather_in_his_hair" }
    t:go_on_to("noon_play", 2)
    t:shop(dude)
    t:expect(t:ghost_rock(2), 6, "the stash")
  end,
}
