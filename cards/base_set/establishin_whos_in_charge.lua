card "establishin_whos_in_charge" {
  job {
    text    = "Noon Job: Mark a deed in town. If it succeeds, the deed has 1 control point more for"
           .. " good.",
    mark    = deed { in_town = true },
    success = { counter { mark, control = 1 } },
  },
}
