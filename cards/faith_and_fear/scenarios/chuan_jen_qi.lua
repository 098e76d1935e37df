scenario "Jen has more influence with a Horse" {
  function(t)
    local jen = t:dude { card = "chuan_jen_qi" }
    local friend = t:dude {}
    t:goods { card = "mustang", on = friend }
    t:expect(t:stat(jen, "influence"), 1, "influence")
    t:goods { card = "mustang", on = jen }
    t:expect(t:stat(jen, "influence"), 2, "with a Horse")
    t:expect(t:stat(jen, "bullets"), 0, "bullets with a Horse")
    t:expect(t:stat(friend, "influence"), 0, "influence of another")
  end,
}

scenario "Jen has more bullets with a Gadget" {
  function(t)
    local jen = t:dude { card = "chuan_jen_qi" }
    t:goods { on = jen }
    t:expect(t:stat(jen, "bullets"), 0, "bullets")
    t:goods { keywords = { "Gadget 5" }, on = jen }
    t:expect(t:stat(jen, "bullets"), 2, "with a Gadget")
    t:goods { keywords = { "Gadget 5" }, on = jen }
    t:expect(t:stat(jen, "bullets"), 2, "with two Gadgets")
    t:expect(t:stat(jen, "influence"), 1, "influence with a Gadget")
  end,
}
