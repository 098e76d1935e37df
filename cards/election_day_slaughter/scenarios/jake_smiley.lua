scenario "Jake Smiley has 2 more influence in the Sundown phase" {
  function(t)
    local jake = t:dude { card = "jake_smiley" }
    local other = t:dude { influence = 1 }
    t:hand(1, 6)
    t:expect(t:stat(jake, "influence"), 0, "his influence at noon")
    t:until_phase "sundown"
    t:expect(t:stat(jake, "influence"), 2, "his influence at sundown")
    t:expect(t:stat(other, "influence"), 1, "the influence of another dude")
    t:until_day(2)
    t:expect(t:stat(jake, "influence"), 0, "his influence on the next day")
  end,
}
