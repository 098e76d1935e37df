card "hunter_protections" {
  noon {
    text       = "Controller Noon, Boot: Boot your dude here who has no control point. That dude"
              .. " gets 2 bounty, and 1 control point for good.",
    controller = true,
    cost       = { boot },
    choose     = { dude { as = "hunter", side = yours, here = true, control = 0 } },
    effect     = { boot "hunter", bounty { "hunter", 2 }, counter { "hunter", control = 1 } },
  },
}
