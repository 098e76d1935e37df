scenario "Chiang Shen uses two Weapons, not three" {
  function(t)
    local chiang, other = t:dude { card = "chiang_shen" }, t:dude { bullets = 0 }
    for _ = 1, 3 do
      t:goods { card = "winchester_rifle", on = chiang }
      t:goods { card = "winchester_rifle", on = other }
    end
    t:expect(t:stat(chiang, "bullets"), 2, "bullets")
    t:expect(t:stat(other, "bullets"), 1, "bullets of another")
  end,
}
