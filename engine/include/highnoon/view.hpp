#pragma once

/// What one seat (or a spectator) may see of a game: plain data, for clients, bots and drawing.

#include <cstdint>
#include <string>
#include <vector>

#include "highnoon/definitions.hpp"
#include "highnoon/ids.hpp"

namespace highnoon {

struct CardView {
  CardId id;                ///< none for a hidden card
  DefId def = kNoDef;       ///< kNoDef: hidden
  std::string title;
  CardType type = CardType::dude;
  PlayerId owner, controller;
  bool booted = false;
  bool unready = false;     ///< a Weapon that its dude carries and does not use
  bool is_stud = false;
  PokerCard poker;          ///< as it counts now
  int bullets = 0, influence = 0, value = 0, control = 0, production = 0, upkeep = 0, cost = 0;
  int bounty = 0, ghost_rock = 0;
  int side = 0;             ///< 0 not in a posse, 1 leader's, 2 opposing
  bool is_shooter = false;
  std::vector<std::string> gained;  ///< texts of the abilities that it has gained from others
  std::vector<CardView> attachments;
  std::vector<CardView> kept;       ///< cards that are kept under it, in no order; hidden ones have def kNoDef
};

struct LocationView {
  LocationId id;
  std::string title;        ///< "town square" for that
  CardView card;            ///< the deed or outfit; def kNoDef for the town square
  bool out_of_town = false;
  std::vector<CardView> dudes;
};

struct PlayerView {
  PlayerId id;
  std::string name;
  int ghost_rock = 0, debt = 0, influence = 0, control = 0;
  int victory_points = 0;           ///< where the ruleset has them
  int hand_count = 0, deck_count = 0;
  std::vector<CardView> hand;       ///< cards the viewer may see; hidden ones have def kNoDef
  std::vector<CardView> draw_hand;
  std::vector<CardView> discard;    ///< oldest first; where piles are closed only the last one is shown
  std::vector<CardView> boot_hill;
  std::vector<LocationView> street; ///< left to right, the home among them
  std::vector<LocationView> out_of_town;
  CardView legend;                  ///< def kNoDef: none
};

struct ShootoutView {
  bool active = false;
  bool is_job = false;
  int round = 0;
  LocationId location;
  CardId leader, mark;
  PlayerId leader_player, opposing_player;
  int suspended = 0;  ///< shootouts that wait until this one, inside of them, is over
};

struct View {
  PlayerId viewer;
  int day = 0;
  Phase phase = Phase::setup;
  std::string phase_name;          ///< as the ruleset calls it: "Nightfall"
  PlayerId winner_of_lowball;
  int pot = 0;
  int fear_level = 0;               ///< 1 to 10; 0 where the ruleset has none
  std::vector<PlayerView> players;
  LocationView town_square;
  ShootoutView shootout;
  std::vector<CardView> limbo;      ///< action cards being played
};

}  // namespace highnoon
