card "prof_eustace_true" {
  noon {
    text   = "Noon: Discard one of Eustace's Gadgets. He moves anywhere without booting.",
    choose = {
      attachment { as = "gadget", keyword = "Gadget", attached_to = self },
      location { as = "destination" },
    },
    price  = { discard "gadget" },
    effect = { move { self, to = "destination" } },
  },
}
