card "zoe_halbrook" {
  trait {
    text   = "Zoe invents no Gadgets but Weapons.",
    cannot = invent,
    from   = card { without_keyword = "Weapon" },
  },
  trait {
    text  = "She is as much better a Mad Scientist as there are Deputies where she is.",
    gives = { mad_scientist = count_of(dude { keyword = "Deputy", here = true }) },
  },
}
