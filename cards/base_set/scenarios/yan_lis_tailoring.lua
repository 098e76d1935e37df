scenario "Yan Li's Tailoring lends any dude 1 influence for the day" {
  function(t)
    local tailor = t:deed { card = "yan_lis_tailoring" }
    local own, customer = t:dude { influence = 4 }, t:dude { player = 2, influence = 5 }
    t:use(tailor)
    t:expect_true(t:offers(own), "an own dude can be chosen")
    t:choose(customer)
    t:expect(t:stat(customer, "influence"), 6, "the dude's influence")
    t:expect(t:stat(own, "influence"), 4, "the other's")
    t:expect_true(t:is_booted(tailor), "the deed is booted")
    t:refuses(tailor)
    t:until_day(2)
    t:expect(t:stat(customer, "influence"), 5, "the influence the next day")
  end,
}

scenario "Yan Li's Tailoring wants a dude, and its controller" {
  function(t)
    local tailor = t:deed { card = "yan_lis_tailoring" }
    t:refuses(tailor)
    t:dude { player = 2, influence = 1, at = tailor }
    t:refuses(tailor)
    t:pass()
    t:expect_true(t:can_use(tailor), "the controller can use it")
  end,
}
