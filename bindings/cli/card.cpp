// highnoon card: a card's facts and what it does, in our words.

#include <fmt/format.h>

#include "command.hpp"
#include "drawing.hpp"

namespace highnoon::cli {
namespace {

struct CardArguments {
  LibraryArguments library;
  std::vector<std::string> name;
};

bool contains_words(std::string title, std::string part) {
  const auto lower = [](std::string& text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  };
  lower(title);
  lower(part);
  return title.find(part) != std::string::npos;
}

void card(const CardArguments& arguments) {
  const Library library = arguments.library.load();
  const Definitions& definitions = library.definitions();
  const std::string name = fmt::format("{}", fmt::join(arguments.name, " "));
  std::vector<const CardDef*> found;
  const DefId exact = definitions.find_code(name) != kNoDef ? definitions.find_code(name) : find_title_leniently(name, definitions);
  if (exact != kNoDef) {
    const std::string& title = definitions.cards[exact].title;
    for (const CardDef& one : definitions.cards) {
      if (one.title == title) found.push_back(&one);
    }
  } else {
    for (const CardDef& one : definitions.cards) {
      if (contains_words(one.title, name)) found.push_back(&one);
    }
  }
  if (found.empty()) {
    std::vector<std::string> titles;
    for (const CardDef& one : definitions.cards) titles.push_back(one.title);
    throw Failure(fmt::format("no card is called \"{}\"{}", name, did_you_mean(name, titles)));
  }
  for (std::size_t i = 0; i < found.size(); ++i) {
    fmt::print("{}{}", i > 0 ? "\n" : "", explain(*found[i], definitions));
    for (const ErratumDef& erratum : definitions.errata) {
      if (erratum.script == found[i]->script) fmt::print("{}", explain(erratum, definitions.as_of));
    }
  }
}

}  // namespace

void add_card(CLI::App& program) {
  CLI::App* command = program.add_subcommand("card", "Show a card's facts and what it does");
  auto arguments = std::make_shared<CardArguments>();
  command->add_option("name", arguments->name, "A title, part of one, or a code")->required();
  arguments->library.add_packs_to(*command);
  command->callback([arguments] { card(*arguments); });
}

}  // namespace highnoon::cli
