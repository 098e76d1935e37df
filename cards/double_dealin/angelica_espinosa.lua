card "angelica_espinosa" {
  shootout {
    text        = "Shootout: Angélica joins your posse from an adjacent place; she neither moves"
               .. " nor boots.",
    joins_posse = true,
    condition   = is_adjacent(here, shootout_location),
    effect      = { join_posse { self, staying = true } },
  },
}
