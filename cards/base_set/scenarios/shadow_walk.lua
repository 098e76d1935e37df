scenario "Shadow Walk takes the Huckster anywhere" {
  function(t)
    local huckster = t:dude { card = "steele_archer" }
    local hex = t:spell { card = "shadow_walk", on = huckster }
    t:pulls(1, "5C")
    t:use(hex)
    t:choose "home 2"
    t:expect(t:where(huckster), t:place("home 2"), "where the Huckster is")
  end,
}
