local horses = goods { keyword = "Horse", controller = you, at = "stable" }

card "fresh_horses" {
  noon {
    text   = "Noon: Unboot all your Horses at one place. Each ability of theirs that has been used"
          .. " today can be used once more.",
    choose = { location { as = "stable" } },
    effect = { unboot(horses), refresh(horses) },
  },
}
