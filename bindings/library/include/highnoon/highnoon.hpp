#pragma once

/// All of Highnoon for a C++ host.

#include "highnoon/bot.hpp"
#include "highnoon/data_directory.hpp"
#include "highnoon/decision.hpp"
#include "highnoon/definitions.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/event.hpp"
#include "highnoon/game.hpp"
#include "highnoon/ids.hpp"
#include "highnoon/library.hpp"
#include "highnoon/many_games.hpp"
#include "highnoon/observation.hpp"
#include "highnoon/poker.hpp"
#include "highnoon/random_deck.hpp"
#include "highnoon/redeal.hpp"
#include "highnoon/reload.hpp"
#include "highnoon/replay.hpp"
#include "highnoon/result.hpp"
#include "highnoon/session.hpp"
#include "highnoon/usage.hpp"
#include "highnoon/view.hpp"
