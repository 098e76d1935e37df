local ranch = deed { keyword = "Ranch", here = true }

card "kyle_wagner" {
  noon {
    text        = "Noon, Boot: If Kyle is at a Ranch, it unboots. Its abilities can be used once"
               .. " more today.",
    cost        = { boot },
    optional_if = true,
    effect      = { unboot(ranch), refresh { ranch, additional = true } },
  },
}
