card "andrew_lane" {
  trait {
    text      = "While you are the leader, your dudes without a Weapon have -1 bullets.",
    condition = same_player(leader_player, you),
    affects   = dude { side = yours, lacks = goods { keyword = "Weapon" } },
    gives     = { bullets = -1 },
  },
  shootout {
    text   = "Shootout, Boot: Attach a Weapon of your play hand that is not Unique to one of your"
          .. " dudes who is no token.",
    cost   = { boot },
    choose = {
      goods { as = "weapon", in_hand = you, keyword = "Weapon", without_keyword = "Unique" },
      dude { as = "shooter", side = yours, token = false },
    },
    effect = { attach { "weapon", to = "shooter" } },
  },
}
