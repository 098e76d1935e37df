scenario "Blood Money makes its bearer wanted while it is there" {
  function(t)
    local bearer, other = t:dude { bullets = 1, influence = 1 }, t:dude {}
    local money = t:goods { card = "blood_money", on = bearer }
    t:expect(t:stat(bearer, "bounty"), 1, "bounty")
    t:expect(t:stat(other, "bounty"), 0, "bounty of another")
    t:expect(t:stat(bearer, "bullets"), 2, "bullets")
    t:expect(t:stat(bearer, "influence"), 2, "influence")
    t:expect(t:zone(money), "in_play", "the money is")
  end,
}
