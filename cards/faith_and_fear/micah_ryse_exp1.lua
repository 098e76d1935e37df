card "micah_ryse_exp1" {
  shootout {
    text   = "Shootout: Boot a Hex or Mystical goods on Micah: an opposing dude has -3 value.",
    choose = {
      attachment { as = "charm", attached_to = self,
                   where = any_of { is(candidate, spell { keyword = "Hex" }),
                                    is(candidate, goods { keyword = "Mystical" }) } },
      dude { as = "victim", side = opposing, in_shootout = true },
    },
    price  = { boot "charm" },
    effect = { modify { "victim", value = -3 } },
  },
}
