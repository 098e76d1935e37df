/*
 * A host in C: two bots play a whole game of Doomtown; on the way it is looked at, saved, loaded and taken back.
 *
 *     host_in_c [DATA [SEED]]      DATA: the folder with scripts/, cards/ and examples/
 */

#include <highnoon.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every call that can fail returns a status; the sentence about it is hn_last_error(). */
static void need(hn_status status, const char* what) {
  if (status == HN_OK) return;
  fprintf(stderr, "%s: %s: %s\n", what, hn_status_name(status), hn_last_error());
  exit(1);
}

static hn_deck* read_deck(const hn_library* library, const char* data, const char* name) {
  char path[4096];
  hn_deck* deck;
  snprintf(path, sizeof path, "%s/examples/decks/%s.yaml", data, name);
  need(hn_deck_read(library, path, HN_BY_RULESET, NULL, &deck), path);
  return deck;
}

/* What a seat sees: its own hand by name, of the others' only how many. */
static void show_table(const hn_game* game, int32_t viewer) {
  hn_view* view;
  size_t p, c;
  need(hn_game_view(game, viewer, &view), "view");
  for (p = 0; p < view->player_count; ++p) {
    const hn_player* player = view->players[p];
    printf("    %-5s $%-3d influence %d, control %d, %d cards in hand", player->name, player->ghost_rock, player->influence, player->control,
           (int)player->hand_count);
    for (c = 0; c < player->hand_count; ++c) {
      if (player->hand[c]->id != HN_NO_CARD) printf("%s %s", c == 0 ? ":" : ",", player->hand[c]->title);
    }
    printf("\n");
  }
  hn_view_free(view);
}

/* A save is bytes: to a file, a database, another machine. The loaded game is the same and has its history. */
static void show_save(const hn_library* library, const hn_game* game) {
  hn_text bytes;
  hn_game* loaded;
  uint64_t before, after;
  need(hn_game_save(game, &bytes), "save");
  need(hn_game_load(&library, 1, bytes.data, bytes.size, &loaded), "load");
  need(hn_game_hash(game, &before), "hash");
  need(hn_game_hash(loaded, &after), "hash");
  printf("  * Saved in %d bytes and loaded again: %s.\n", (int)bytes.size, before == after ? "the same game" : "ANOTHER GAME");
  hn_game_free(loaded);
  hn_text_free(&bytes);
}

/* A choice is taken back to a mark, unless it has shown something: then undo says so, and has to be told that it may. */
static void show_undo(hn_game* game, hn_bot* bot) {
  hn_mark mark;
  hn_status status;
  int32_t option;
  int i;
  need(hn_game_mark(game, &mark), "mark");
  for (i = 0; i < 40; ++i) {
    if (hn_bot_choose(bot, game, &option) != HN_OK) break; /* the game is over */
    need(hn_game_choose(game, option), "choose");
  }
  status = hn_game_undo_to(game, mark, HN_UNDO_FAIR);
  if (status == HN_PAST_REVEAL) {
    printf("  * %d choices on, undo is refused: %s. It is done all the same.\n", i, hn_last_error());
    status = hn_game_undo_to(game, mark, HN_UNDO_ANY);
  } else {
    printf("  * %d choices on, all is taken back.\n", i);
  }
  need(status, "undo");
}

int main(int argc, char** argv) {
  const char* const data = argc > 1 ? argv[1] : NULL;
  const char* const names[] = {"Ann", "Bob"};
  hn_library_options options = HN_LIBRARY_OPTIONS_INIT;
  hn_game_config config = HN_GAME_CONFIG_INIT;
  hn_game_info info = HN_GAME_INFO_INIT;
  hn_library* library;
  hn_problems* problems;
  hn_deck* decks[2];
  hn_bot* bots[2];
  hn_game* game;
  uint64_t seen = 0;
  int32_t day_shown = 0;
  size_t i;

  printf("Highnoon %s\n", hn_version());
  options.data = data;
  if (hn_library_load(&options, &library, &problems) != HN_OK) {
    for (i = 0; i < problems->count; ++i) fprintf(stderr, "%s\n", problems->items[i]->text);
    return 1;
  }
  hn_problems_free(problems);

  decks[0] = read_deck(library, data != NULL ? data : ".", "law_dogs");
  decks[1] = read_deck(library, data != NULL ? data : ".", "the_sloane_gang");
  config.decks = (const hn_deck* const*)decks;
  config.names = names;
  config.seat_count = 2;
  config.seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 7;
  config.prompts = HN_PROMPTS_UNIFORM; /* as a server asks: prompts tell nobody anything */
  need(hn_game_start(library, &config, &game), "start");
  hn_deck_free(decks[0]);
  hn_deck_free(decks[1]);
  for (i = 0; i < 2; ++i) need(hn_bot_make("heuristic", config.seed + i, &bots[i]), "bot");

  for (;;) {
    hn_decision* decision;
    hn_text log;
    int32_t option;

    /* What spectators hear of. Every viewer has a log and events of their own. */
    need(hn_game_log(game, HN_SPECTATOR, seen, &log), "log");
    need(hn_game_event_count(game, HN_SPECTATOR, &seen), "events");
    fputs(log.data, stdout);
    hn_text_free(&log);

    need(hn_game_get_info(game, &info), "info");
    if (info.outcome != HN_RUNNING) break;
    if (info.phase == HN_NOON && info.day != day_shown) {
      day_shown = info.day;
      show_table(game, info.decider);
      if (info.day == 2) {
        show_save(library, game);
        show_undo(game, bots[info.decider]);
        need(hn_game_event_count(game, HN_SPECTATOR, &seen), "events");
        continue;
      }
    }

    /* A client gets the decision with its number and sends both back, so that an answer that comes late is refused. */
    need(hn_game_decision(game, info.decider, &decision), "decision");
    need(hn_bot_choose(bots[decision->player], game, &option), "bot");
    if (decision->option_count > 1 && strcmp(decision->kind, "noon_play") == 0) {
      printf("  > %s: %s\n", names[decision->player], decision->options[option]->text);
    }
    need(hn_game_choose_as(game, decision->player, decision->number, option), "choose");
    hn_decision_free(decision);
  }

  if (info.winner != HN_NOBODY) printf("%s wins on day %d, after %d choices.\n", names[info.winner], info.day, (int)info.choices);
  for (i = 0; i < 2; ++i) hn_bot_free(bots[i]);
  hn_game_free(game);
  hn_library_free(library);
  return 0;
}
