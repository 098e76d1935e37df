local arts = any_of { is(candidate, spell { keyword = "Hex" }),
                      is(candidate, dude { keyword = "Abomination" }) }

-- The second card is picked once the first is there: its coming may have put others into Boot Hill.
local function rise(name)
  return when { there_is(card { in_boot_hill = you, where = arts }),
    choose { card { in_boot_hill = you, where = arts, cost = at_most(ghost_rock_of(you) + 3),
                    can_play = true },
             as = name, least = 0 },
    when { is(name, spell {}),
           choose { dude { side = yours, keyword = "Huckster" }, as = name .. "_host" },
           attach { name, to = name .. "_host", reduce = 3 },
           otherwise = { put_into_play { name, reduce = 3 } } } }
end

card "ivor_hawley_exp1" {
  trait {
    text      = "If your outfit is the Fourth Ring Ivor costs 1 less for each Abomination in play and"
             .. " in Boot Hills.",
    condition = is(outfit_of(you), outfit { faction = "fearmongers" }),
    affects   = self,
    gives     = { cost = -(count_of(dude { keyword = "Abomination" })
                           + count_of(dude { keyword = "Abomination", in_boot_hill = true })) },
  },
  react {
    text   = "React: Ivor has entered play from your hand: play up to 2 Hexes or Abominations of your"
          .. " Boot Hill, each for 3 ghost rock less.",
    when   = enters_play { self, from_hand = true },
    effect = { rise "first", rise "second" },
  },
}
