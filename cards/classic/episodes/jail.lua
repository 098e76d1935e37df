local jailed = card { attached_to = self, singled_out = true }
local inside = card { where = any_of { is(candidate, jailed), is(candidate, card { attached_to = jailed }) } }

card "jail" {
  trait {
    text   = "Whoever is about to ace a wanted dude may put him in Jail instead and get half his"
          .. " cost, rounded down.",
    when   = aced { as = "convict", wanted = true, window = "when" },
    effect = {
      may { player = event_cause_player, single_out { "convict", lasts = while_in_play } },
    },
  },
  trait {
    text      = "He is attached to Jail, is no dude, and he and what he has have no abilities and count for nothing.",
    continues = true,
    when      = aced { as = "convict", singled_out = true },
    instead   = {
      gain { player = event_cause_player,
             ghost_rock = function(read) return read.convict.cost // 2 end },
      become_condition { "convict", to = self },
      blank { both("convict", attachments_of "convict"), abilities = true, traits = true, bonuses = true,
              lasts = while_in_play },
    },
  },
  trait {
    text      = "Their numbers are 0.",
    continues = true,
    affects   = inside,
    fixes     = { influence = 0, control = 0, production = 0, upkeep = 0 },
  },
  trait {
    text      = "No other card chooses them.",
    continues = true,
    affects   = inside,
    cannot    = be_chosen,
    from      = card { except = self },
  },
  trait {
    text    = "All players have:",
    affects = all_players,
    gives   = { ability = job {
      text    = "Noon Job: Mark Jail. On success any number of dudes in Jail go home booted.",
      mark    = deed { is = self },
      success = {
        choose { jailed, as = "freed", least = 0, most = count_of(jailed) },
        send_home { "freed", booted = true },
        end_effects { both("freed", attachments_of "freed") },
      },
    } },
  },
  trait {
    text   = "When Jail leaves play the dudes in it go home booted.",
    when   = deed_left_play { is = self, window = "when" },
    effect = { send_home { each = jailed, booted = true } },
  },
}
