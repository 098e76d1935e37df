local function shooter(player)
  return dude { shooter = true, in_posse = player }
end

card "a_fight_theyll_never_forget" {
  shootout {
    text   = "Shootout: The dudes of your posse have +1 bullets. From now on, for each dude aced as"
          .. " a casualty the other posse's shooter keeps 1 control point more for good. Ace this"
          .. " card.",
    effect = {
      modify { each = dude { in_posse = you }, bullets = 1 },
      later { casualty { fate = ace, controller = you },
              counter { each = shooter(opponent), control = 1 }, each = true },
      later { casualty { fate = ace, controller = opponent },
              counter { each = shooter(you), control = 1 }, each = true },
      ace(self),
    },
  },
}
