card "kevin_wainwright" {
  noon {
    text   = "Noon: Kevin moves to where a Huckster is and is a stud.",
    choose = { dude { as = "huckster", keyword = "Huckster" } },
    effect = { move { self, to = location_of "huckster" }, make_stud(self) },
  },
}
