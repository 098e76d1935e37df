#ifndef HIGHNOON_H
#define HIGHNOON_H

/*
 * Highnoon for C, and for all languages that call C. docs/embedding.md is the manual.
 *
 * Statuses. Every call that can fail returns an hn_status; HN_OK is 0. After another one nothing has changed, the out parameters are
 * null or zero, and hn_last_error() has a sentence about it.
 *
 * Ownership. What a call gives out through a pointer to a pointer, or as an hn_text, belongs to the caller until it is given to the
 * function named hn_..._free of its type; all strings and arrays that can be reached from it live and die with it, and never change.
 * `const char*` that is returned outright lives for ever, but for hn_last_error(). What is handed in is only read during the call:
 * strings, options and decks may be freed afterwards; a library may be freed before its games. Freeing NULL does nothing.
 *
 * Pointers. NULL is refused with HN_BAD_ARGUMENT wherever it is not said to be allowed. Text is UTF-8 and ends with a zero byte.
 *
 * Threads. Nothing is global but the last error, which each thread has for itself. A library may be used by any number of threads at
 * once. A game or a bot may be used by one thread at a time, whichever it is.
 *
 * Versions. A struct that the caller fills begins with its size, which its _INIT macro sets. Structs that the library gives out are
 * only read through pointers. So both may grow at their ends while HN_ABI_VERSION stays the same.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__) && !defined(HN_STATIC)
#define HN_API __attribute__((visibility("default")))
#else
#define HN_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- versions and errors ---------------------------------------------------------------------------------------------------- */

#define HN_ABI_VERSION 0 /* part of the soname; rises when a program must be compiled anew */

/* "0.1.0" */
HN_API const char* hn_version(void);
/* HN_ABI_VERSION of the library that runs. */
HN_API uint32_t hn_abi_version(void);

/* In C++ with int beneath, so that a value that none of the names has is no undefined behaviour but HN_BAD_ARGUMENT. */
#ifdef __cplusplus
#define HN_ENUM(name) enum name : int
#else
#define HN_ENUM(name) enum name
#endif

typedef HN_ENUM(hn_status) {
  HN_OK = 0,
  HN_NO_SUCH_OPTION = 1,     /* not an option of the pending decision */
  HN_GAME_OVER = 2,          /* nothing is left to decide */
  HN_STALE = 3,              /* the decision or mark belongs to another moment */
  HN_NOT_YOUR_DECISION = 4,  /* another player decides */
  HN_BAD_CONFIG = 5,         /* players, decks, ruleset or bot are impossible */
  HN_BAD_DECK = 6,           /* breaks the deckbuilding rules; all faults, a line each */
  HN_BAD_DATA = 7,           /* a file, save or replay is damaged or not what it should be */
  HN_BAD_SCRIPT = 8,         /* a script does not load */
  HN_NOT_FOUND = 9,          /* no such file, card, pack, ruleset, bot ... */
  HN_WRONG_LIBRARY = 10,     /* made with another library */
  HN_HOST_LIMIT = 11,        /* a script met the last guard of memory */
  HN_PAST_REVEAL = 12,       /* would take back what was shown, drawn or decided by others since */
  HN_BAD_ARGUMENT = 13,      /* NULL, no such seat, a size that cannot be, two things of different libraries */
  HN_NO_MEMORY = 14,
  HN_INTERNAL = 15           /* a fault of Highnoon */
} hn_status;

/* The enumerator in lower case without its prefix, "no_such_option"; "unknown" for other numbers. */
HN_API const char* hn_status_name(hn_status status);
/* What went wrong in this thread's last call that failed; "" before any. Valid until the next call in this thread fails. */
HN_API const char* hn_last_error(void);

/* A text, or bytes. `data` has a zero byte behind its end. */
typedef struct hn_text {
  char* data;
  size_t size;
} hn_text;
/* Frees what is in it and leaves it empty; an empty one may be freed again. */
HN_API void hn_text_free(hn_text* text);

/* ---- libraries -------------------------------------------------------------------------------------------------------------- */

/* Cards, scripts and rules, checked and ready. Never changes. */
typedef struct hn_library hn_library;

typedef struct hn_library_options {
  size_t size;
  const char* data;               /* the folder with scripts/ and cards/; NULL: HIGHNOON_DATA of the environment, else that which came
                                     with Highnoon */
  const char* const* paths;       /* packs, or folders of packs, of rules and of errata, besides */
  size_t path_count;
  const char* const* rulesets;    /* rulesets with house rules, such as "reloaded+hand_of_six+no_ante" */
  size_t ruleset_count;
  const char* as_of;              /* the day whose errata are in force, "2017-03-01"; NULL: all that are known */
  bool standard_packs;            /* with the packs that come with Highnoon */
  const char* game;               /* whose packs and rules it has, "classic"; NULL: that of the first of the rulesets, else that of the
                                     first of the paths that is a pack, else "reloaded" */
} hn_library_options;
#define HN_LIBRARY_OPTIONS_INIT {sizeof(hn_library_options), NULL, NULL, 0, NULL, 0, NULL, true, NULL}

/* Something wrong, or suspicious, with a file. */
typedef struct hn_problem {
  const char* file;     /* "" if there is none */
  int32_t line;         /* from 1; 0: the whole file */
  int32_t column;       /* from 1; 0: unknown */
  bool is_error;        /* false: a warning */
  const char* card;     /* the card it is about, or "" */
  const char* message;
  const char* text;     /* all of it, "file:line:column: error: card: message" */
} hn_problem;

typedef struct hn_problems {
  size_t count;
  const hn_problem* const* items;
} hn_problems;
HN_API void hn_problems_free(hn_problems* problems);

/* Loads a library. options: may be NULL. problems: all that was found, also after success (warnings) and after failure; may be NULL. */
HN_API hn_status hn_library_load(const hn_library_options* options, hn_library** library, hn_problems** problems);
/* Loads it again, from the files as they are now. Games of the old one go on with it: hn_game_move_to. */
HN_API hn_status hn_library_reload(const hn_library* library, hn_library** fresh, hn_problems** problems);
HN_API void hn_library_free(hn_library* library);
/* Names all content; equal for equal content on all machines. */
HN_API hn_status hn_library_hash(const hn_library* library, uint64_t* hash);
/* All printings as a JSON array: each one's code, facts, keywords and what it does, in our short wording. docs/view.md has the
   fields ("Cards"). */
HN_API hn_status hn_library_cards_json(const hn_library* library, hn_text* text);

/* ---- decks ------------------------------------------------------------------------------------------------------------------ */

typedef struct hn_deck hn_deck;

/* Which rules of deckbuilding a deck is held to: a ruleset ("reloaded" if it is NULL), or a format and the ruleset that it names. */
typedef HN_ENUM(hn_deck_rules) { HN_BY_RULESET = 0, HN_BY_FORMAT = 1 } hn_deck_rules;

/* A legal deck from a file: .yaml, .o8d, or a text list. */
HN_API hn_status hn_deck_read(const hn_library* library, const char* path, hn_deck_rules by, const char* rules, hn_deck** deck);
/* The same from text; the ending of `name` says what form it has: "mine.yaml", "mine.o8d", else a text list. */
HN_API hn_status hn_deck_parse(const hn_library* library, const char* text, const char* name, hn_deck_rules by, const char* rules,
                               hn_deck** deck);
/* The codes of its cards that have a printed text and no script, which play as if nothing were printed on them: a JSON array.
   library: the one that it was read for. */
HN_API hn_status hn_deck_without_script_json(const hn_library* library, const hn_deck* deck, hn_text* text);
HN_API void hn_deck_free(hn_deck* deck);

/* ---- games ------------------------------------------------------------------------------------------------------------------ */

/* A game with its history. Players are seats from 0. */
typedef struct hn_game hn_game;

#define HN_NOBODY (-1)    /* no player */
#define HN_SPECTATOR (-1) /* as a viewer: who knows what all know */

typedef HN_ENUM(hn_prompts) {
  HN_PROMPTS_QUICK = 0,  /* only who can act is asked: for search and simulation */
  HN_PROMPTS_UNIFORM = 1 /* whoever might act by what all know is asked, so that prompts tell nothing: for servers */
} hn_prompts;

typedef struct hn_game_config {
  size_t size;
  const hn_deck* const* decks;  /* one a seat, 2 to 6 */
  const char* const* names;     /* one a seat; NULL: P1, P2 ... */
  size_t seat_count;
  const char* ruleset;          /* NULL: "reloaded" */
  uint64_t seed;                /* of all chance in the game */
  hn_prompts prompts;
  bool auto_take;               /* a decision with one option is taken without asking; by quick prompts only */
  bool keep_events;             /* false: no events and no log, but a faster game */
} hn_game_config;
#define HN_GAME_CONFIG_INIT {sizeof(hn_game_config), NULL, NULL, 0, NULL, 0, HN_PROMPTS_QUICK, true, true}

/* Starts a game and runs it to its first decision. All decks must be of `library`. */
HN_API hn_status hn_game_start(const hn_library* library, const hn_game_config* config, hn_game** game);
/* An independent game in the same position with the same history. */
HN_API hn_status hn_game_copy(const hn_game* game, hn_game** copy);
HN_API void hn_game_free(hn_game* game);

typedef HN_ENUM(hn_outcome) { HN_RUNNING = 0, HN_WON = 1, HN_DRAWN = 2, HN_HALTED = 3 } hn_outcome;
typedef HN_ENUM(hn_phase) { HN_SETUP = 0, HN_GAMBLING = 1, HN_UPKEEP = 2, HN_NOON = 3, HN_SUNDOWN = 4 } hn_phase;

/* How a game stands, as all may know it. */
typedef struct hn_game_info {
  size_t size;
  hn_outcome outcome;
  int32_t winner;           /* of the game; HN_NOBODY: running, drawn or halted */
  int32_t player_count;
  int32_t decider;          /* who decides now; HN_NOBODY: the game is over */
  uint64_t decision_number; /* no other decision of the game has it, also after undo; 0: the game is over */
  uint64_t choices;         /* made since the game began, or since it was loaded or dealt anew */
  uint32_t undone;          /* how often something was taken back */
  int32_t day;              /* 0 during setup */
  hn_phase phase;
  size_t script_errors;     /* how often a script failed; the game went on */
} hn_game_info;
#define HN_GAME_INFO_INIT {sizeof(hn_game_info), HN_RUNNING, HN_NOBODY, 0, HN_NOBODY, 0, 0, 0, 0, HN_SETUP, 0}

HN_API hn_status hn_game_get_info(const hn_game* game, hn_game_info* info);
/* Why a game was halted; empty if it was not. */
HN_API hn_status hn_game_halt_reason(const hn_game* game, hn_text* reason);
/* What scripts did wrong, a line each: for the host, not for the players. */
HN_API hn_status hn_game_script_errors(const hn_game* game, hn_text* errors);
/* Equal games have equal hashes on every machine. Tells what is hidden: for the host. */
HN_API hn_status hn_game_hash(const hn_game* game, uint64_t* hash);

/* ---- deciding --------------------------------------------------------------------------------------------------------------- */

typedef struct hn_option {
  int32_t index;
  const char* kind;          /* "move" */
  const char* machine_form;  /* "move dude=#12.1 to=#3.1" */
  const char* text;          /* "Move Avie Cline to the town square" */
} hn_option;

typedef struct hn_decision {
  uint64_t number;
  int32_t player;            /* who decides */
  const char* kind;          /* "noon_play" */
  const char* prompt;        /* "" but for who decides */
  size_t option_count;       /* 0 but for who decides */
  const hn_option* const* options;
} hn_decision;
HN_API void hn_decision_free(hn_decision* decision);

/* The pending decision as a viewer may know it. HN_GAME_OVER: there is none. */
HN_API hn_status hn_game_decision(const hn_game* game, int32_t viewer, hn_decision** decision);
HN_API hn_status hn_game_decision_json(const hn_game* game, int32_t viewer, hn_text* json);

/* Takes an option and runs the rules on until somebody must decide. */
HN_API hn_status hn_game_choose(hn_game* game, int32_t option);
/* The same from a client: refused unless this player decides, and about the decision with this number. */
HN_API hn_status hn_game_choose_as(hn_game* game, int32_t player, uint64_t decision_number, int32_t option);
/* The same, by the option's machine form. */
HN_API hn_status hn_game_choose_form(hn_game* game, int32_t player, uint64_t decision_number, const char* machine_form);

/* ---- what a viewer sees ----------------------------------------------------------------------------------------------------- */

/* Names of cards and places in one game: as "#slot.generation" in machine forms, slot + 512 * generation here. */
typedef uint16_t hn_card_id;
typedef uint16_t hn_place_id;
#define HN_NO_CARD 0
#define HN_NOWHERE 0
#define HN_TOWN_SQUARE 1 /* other places have the number of their deed or outfit */

typedef struct hn_card hn_card;
struct hn_card {
  hn_card_id id;             /* HN_NO_CARD: hidden; then only owner and controller are told */
  const char* code;          /* of the printing, "01001"; "" hidden */
  const char* script;        /* of the design, "avie_cline"; "" hidden */
  const char* title;         /* "" hidden */
  const char* type;          /* outfit legend dude deed goods spell action joker; "" hidden */
  const char* suit;          /* spades hearts diamonds clubs; "" hidden or none */
  int32_t owner, controller;
  int32_t value;
  int32_t bullets, influence, control, production, upkeep, cost, bounty, ghost_rock;
  int32_t posse;             /* 0 in none, 1 the leader's, 2 the opposing one */
  bool is_booted, is_stud, is_shooter;
  size_t attachment_count;
  const hn_card* const* attachments;
  size_t kept_count;         /* cards that are kept under it, in no order; hidden ones among them */
  const hn_card* const* kept;
};

typedef struct hn_place {
  hn_place_id id;
  const char* title;
  const hn_card* card;       /* the deed or outfit; NULL: the town square */
  bool is_out_of_town;
  size_t dude_count;
  const hn_card* const* dudes;
} hn_place;

typedef struct hn_player {
  int32_t id;
  const char* name;
  int32_t ghost_rock, debt, influence, control, victory_points;
  int32_t deck_count;        /* cards in the deck */
  size_t hand_count;         /* what the viewer does not know is among the cards, hidden */
  const hn_card* const* hand;
  size_t draw_hand_count;
  const hn_card* const* draw_hand;
  size_t discard_count;
  const hn_card* const* discard_pile;  /* oldest first */
  size_t boot_hill_count;
  const hn_card* const* boot_hill;
  size_t street_count;
  const hn_place* const* street;       /* left to right, the home among them */
  size_t out_of_town_count;
  const hn_place* const* out_of_town;
  const hn_card* legend;               /* NULL: none */
} hn_player;

typedef struct hn_shootout {
  bool is_job;
  int32_t round;
  hn_place_id place;
  hn_card_id leader, mark;
  int32_t leader_player, opposing_player;
  int32_t suspended;                   /* shootouts that wait until this one, inside of them, is over */
} hn_shootout;

typedef struct hn_view {
  int32_t viewer;
  int32_t day;
  hn_phase phase;
  int32_t winner;            /* of the day's lowball; HN_NOBODY */
  int32_t pot;
  int32_t fear_level;        /* 0: the ruleset has none */
  size_t player_count;
  const hn_player* const* players;
  const hn_place* town_square;
  const hn_shootout* shootout;  /* NULL: none is under way */
  size_t limbo_count;
  const hn_card* const* limbo;  /* action cards being played */
} hn_view;
HN_API void hn_view_free(hn_view* view);

/* What a viewer may know. */
HN_API hn_status hn_game_view(const hn_game* game, int32_t viewer, hn_view** view);
/* The same as a JSON object in one line; docs/view.md has its fields. */
HN_API hn_status hn_game_view_json(const hn_game* game, int32_t viewer, hn_text* json);

/* ---- what has happened ------------------------------------------------------------------------------------------------------ */

typedef struct hn_event {
  uint64_t number;           /* among the events that this viewer hears of, from 0 */
  uint64_t choices;          /* made until then, with the one that led to it */
  int32_t day;
  const char* type;          /* the trigger point, "dude.aced": docs/events.md */
  int32_t player, other_player;
  size_t card_count;
  const hn_card_id* cards;   /* HN_NO_CARD: hidden from the viewer */
  hn_card_id other;
  hn_place_id from, to;
  int32_t amount;
  const char* stat;          /* the number that changed, "bullets", where it is about one */
  int32_t cause_player;
  hn_card_id cause_card;
  bool is_effect, is_cost, is_casualty, is_booted;
  const char* text;          /* the line of the log; "" if there is nothing to tell */
} hn_event;

typedef struct hn_events {
  size_t count;
  const hn_event* const* items;
} hn_events;
HN_API void hn_events_free(hn_events* events);

/* A moment to come back to. Plain data. */
typedef struct hn_mark {
  uint64_t choices;
  uint64_t state;
} hn_mark;
HN_API hn_status hn_game_mark(const hn_game* game, hn_mark* mark);

/* How many events a viewer has heard of: the number of the next one. Undo makes it less. */
HN_API hn_status hn_game_event_count(const hn_game* game, int32_t viewer, uint64_t* count);
/* The number of the first event after a mark. */
HN_API hn_status hn_game_event_number(const hn_game* game, hn_mark mark, int32_t viewer, uint64_t* number);
/* The events from a number on, oldest first; none if the game keeps none. */
HN_API hn_status hn_game_events(const hn_game* game, int32_t viewer, uint64_t from, hn_events** events);
/* Those since a mark. */
HN_API hn_status hn_game_events_since(const hn_game* game, hn_mark mark, int32_t viewer, hn_events** events);
/* The events from a number on as a JSON array. */
HN_API hn_status hn_game_events_json(const hn_game* game, int32_t viewer, uint64_t from, hn_text* json);
/* The log from an event's number on, a line each. */
HN_API hn_status hn_game_log(const hn_game* game, int32_t viewer, uint64_t from, hn_text* log);

/* ---- going back, saves, replays --------------------------------------------------------------------------------------------- */

typedef HN_ENUM(hn_undo) {
  HN_UNDO_FAIR = 0, /* refused past anything that was shown, drawn or left to chance */
  HN_UNDO_ANY = 1
} hn_undo;

/* Goes back to a mark of this course of the game. */
HN_API hn_status hn_game_undo_to(hn_game* game, hn_mark mark, hn_undo undo);
/* Takes back a player's last choice and all that followed; HN_UNDO_FAIR also refuses past another player's choice. */
HN_API hn_status hn_game_take_back(hn_game* game, int32_t player, hn_undo undo);

/* The game as it stands, with its history, as bytes. */
HN_API hn_status hn_game_save(const hn_game* game, hn_text* bytes);
/* A saved game. libraries: the one that it is at, and those that it was at before, in any order; without these it begins where it was saved. */
HN_API hn_status hn_game_load(const hn_library* const* libraries, size_t library_count, const void* bytes, size_t size, hn_game** game);

/* Everything from the start to now, as text: what `highnoon replay` reads. HN_NOT_FOUND: the game's start is not known. */
HN_API hn_status hn_game_replay(const hn_game* game, hn_text* text);
/* Plays a replay again, verifying it, to its end. libraries: the one that the game was started with, and those that it moved to. */
HN_API hn_status hn_game_from_replay(const hn_library* const* libraries, size_t library_count, const char* text, size_t size,
                                     hn_game** game);

/* Moves a game to another library, as soon as no ability, event or job is under way. *moved tells whether it did; if not, ask again
   after the next choices. */
HN_API hn_status hn_game_move_to(hn_game* game, const hn_library* library, bool* moved);

/* A copy in which all that `viewer` cannot know is dealt anew: for search that does not peek. It has no history. */
HN_API hn_status hn_game_redeal(const hn_game* game, int32_t viewer, uint64_t seed, hn_game** dealt);

/* ---- bots ------------------------------------------------------------------------------------------------------------------- */

typedef struct hn_bot hn_bot;

/* The name of a bot by its number, from 0; NULL: there are no more. */
HN_API const char* hn_bot_name(size_t number);
/* "search" thinks for 1000 playouts a decision; "search:200" and "search:500ms" say how many, or how long. */
HN_API hn_status hn_bot_make(const char* name, uint64_t seed, hn_bot** bot);
HN_API void hn_bot_free(hn_bot* bot);
/* Asks it for a choice, as the player who decides now; it looks at what that player may see. The game stays as it is. */
HN_API hn_status hn_bot_choose(hn_bot* bot, const hn_game* game, int32_t* option);

#ifdef __cplusplus
}
#endif

#endif
