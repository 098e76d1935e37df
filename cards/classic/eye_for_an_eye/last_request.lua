local can_carry = is("relic", goods { can_attach_to = candidate })

card "last_request" {
  react {
    text   = "React: Your dude with Mystical goods has been aced: another dude of yours who can carry"
          .. " these goods gets them, or they are discarded.",
    when   = aced { as = "fallen", side = yours, window = "after" },
    choose = { goods { as = "relic", keyword = "Mystical", attached_to = "fallen" } },
    effect = {
      choose { dude { side = yours, except = "fallen", where = can_carry }, as = "heir", least = 0 },
      when { chosen "heir", transfer { "relic", to = "heir" }, otherwise = { discard "relic" } },
    },
  },
}
