card "tallulah_lula_morgan_exp1" {
  trait {
    text      = "If your outfit is Morgan Cattle Co., Lula has 1 less upkeep for each control point"
             .. " of yours.",
    condition = is(outfit_of(you), outfit { faction = "entrepreneurs" }),
    gives     = { upkeep = -total_control(you) },
  },
  trait {
    text      = "Whenever an ability says that you gain ghost rock in the High Noon phase, gain 1.",
    condition = in_phase "noon",
    when      = ghost_rock_gained { player = you, play = "ability" },
    effect    = { gain { ghost_rock = 1 } },
  },
}
