card "sister_lois_otwell" {
  shootout {
    text   = "Shootout: Boot a Miracle on Sister Lois: a dude in your posse has +1 bullets and +3"
          .. " value.",
    choose = {
      spell { as = "prayer", keyword = "Miracle", attached_to = self },
      dude { as = "champion", in_posse = you },
    },
    price  = { boot "prayer" },
    effect = { modify { "champion", bullets = 1, value = 3 } },
  },
}
