scenario "Findley's Quill Pen costs Howard Findley nothing" {
  function(t)
    local howard = t:dude { card = "howard_findley" }
    t:shop(t:in_hand { card = "findleys_quill_pen" }, howard)
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Findley's Quill Pen costs others 3" {
  function(t)
    t:shop(t:in_hand { card = "findleys_quill_pen" }, t:dude {})
    t:expect(t:ghost_rock(1), 7, "the stash")
  end,
}

scenario "Findley's Quill Pen: 2 more of a deed under control" {
  function(t)
    local deed = t:deed { production = 1 }
    local other = t:deed { production = 1 }
    local theirs = t:deed { player = 2, production = 1 }
    local writer = t:dude { influence = 1, at = deed }
    t:goods { card = "findleys_quill_pen", on = writer }
    t:expect(t:stat(deed, "production"), 3, "production")
    t:expect(t:stat(other, "production"), 1, "that of another deed")
    t:dude { player = 2, influence = 2, at = deed }
    t:until_turn_of(2)
    t:expect(t:stat(deed, "production"), 1, "production under another's control")
  end,
}
