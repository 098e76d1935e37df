card "the_sanatorium" {
  noon {
    text   = "Noon, Boot: Choose your dude and another dude there or at an adjacent place. Yours"
          .. " has +1 influence, or +1 Huckster skill; the other has -1 bullets and -1 value.",
    cost   = { boot },
    choose = {
      dude { as = "subject", side = yours },
      dude { as = "fuel", except = "subject", near = "subject" },
    },
    effect = {
      when { is("subject", dude { keyword = "Huckster" }),
             choose_option { as = "gift", amount = 2 } },
      when { compare(number_of "gift", exactly(2)),
             modify { "subject", huckster = 1 },
             otherwise = { modify { "subject", influence = 1 } } },
      modify { "fuel", bullets = -1, value = -1 },
    },
  },
}
