card "elander_boldman_exp1" {
  shootout {
    text   = "Shootout, Boot: Unboot a Gadget; its abilities can be used once more. An"
          .. " Experimental one unboots Elander; a Weapon has +1 bullets and makes its dude a"
          .. " stud.",
    cost   = { boot },
    choose = { card { as = "device", keyword = "Gadget" } },
    effect = {
      unboot "device",
      refresh { "device", additional = true },
      when { is("device", card { keyword = "Experimental" }), unboot(self) },
      when { is("device", goods { keyword = "Weapon" }),
             modify { "device", bullet_bonus = 1 },
             make_stud(host_dude "device") },
    },
  },
}
