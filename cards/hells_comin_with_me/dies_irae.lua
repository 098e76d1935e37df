local function the_dead(type)
  return count_of(dude { is = "dead", in_boot_hill = you, stud = type })
end

card "dies_irae" {
  shootout {
    text    = "Shootout Miracle 8, Boot: This round, once your shooter is known, up to 4 dudes in"
           .. " your Boot Hill count as dudes behind that shooter. Your dudes cannot flee this"
           .. " round.",
    miracle = 8,
    cost    = { boot },
    effect  = {
      forbid_fleeing(you),
      later { shooter_declared { in_posse = you },
              choose { dude { in_boot_hill = you }, as = "dead", least = 0, most = 4 },
              modify { event_player, stud_bonus = the_dead(true), draw_bonus = the_dead(false),
                       lasts = this_round } },
    },
  },
}
