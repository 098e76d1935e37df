card "elander_boldman" {
  shootout {
    text   = "Shootout, Pull: Choose your dude in the shootout who has a Weapon Gadget. On a club"
          .. " the dude is discarded, on anything else that Gadget has +3 bullets.",
    cost   = { pull },
    choose = {
      dude { as = "tester", side = yours },
      goods { as = "gadget", attached_to = "tester", keyword = "Weapon",
              where = goods { keyword = "Gadget" } },
    },
    effect = {
      when { compare(pull_suit, exactly(clubs)), discard "tester",
             otherwise = { modify { "gadget", bullets = 3 } } },
    },
  },
}
