local planted = card { type = { "goods", "spell", "action" }, attached = true,
                       where = isnt(is(host_dude(candidate), dude {})) }
local works = card { attached_to = deed { controller = you } }

card "chief_stephen_seven_eagles" {
  trait {
    text      = "If your outfit is of the Eagle Wardens, Chief Stephen costs 1 ghost rock less for"
             .. " each card, whoever's, that is attached to a location.",
    condition = is(outfit_of(you), outfit { faction = "firstpeople" }),
    gives     = { cost = -count_of(planted) },
  },
  noon {
    text   = "Noon, Boot: Today, while in the town square, Chief Stephen has 1 control point for"
          .. " each card attached to the deeds that you control.",
    cost   = { boot },
    effect = { note { self, 1 }, later { turn_ends {}, note { self, 0 } } },
  },
  trait {
    text      = "The control points that his ability gives.",
    condition = all_of { at(town_square), compare(note_of(self), exactly(1)) },
    gives     = { control = count_of(works) },
    continues = true,
  },
}
