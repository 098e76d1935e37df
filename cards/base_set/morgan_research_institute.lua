card "morgan_research_institute" {
  noon {
    text       = "Controller Noon, Boot: One skill of a dude here (Huckster, Blessed, Shaman or Mad"
              .. " Scientist) is 2 higher or 2 lower.",
    controller = true,
    cost       = { boot },
    choose     = {
      dude { as = "student", here = true,
             keyword = { "Huckster", "Blessed", "Shaman", "Mad Scientist" } },
      option { as = "way", "2 higher", "2 lower" },
    },
    effect     = {
      function(play)
        local skills = {}
        for _, skill in ipairs { "Huckster", "Blessed", "Shaman", "Mad Scientist" } do
          if play.student:has(skill) then
            table.insert(skills, skill)
          end
        end
        local skill = skills[#skills > 1 and play:ask_option { #skills } or 1]
        local change = play.way == 1 and 2 or -2
        if skill == "Huckster" then
          play:modify { "student", huckster = change }
        elseif skill == "Blessed" then
          play:modify { "student", blessed = change }
        elseif skill == "Shaman" then
          play:modify { "student", shaman = change }
        else
          play:modify { "student", mad_scientist = change }
        end
      end,
    },
  },
}
