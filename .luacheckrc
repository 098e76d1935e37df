-- luacheck . : every script of the tree.
std = "lua54"
max_line_length = 100
include_files = { "scripts/**/*.lua", "cards/**/*.lua", "tests/**/*.lua", "examples/**/*.lua" }
exclude_files = { "build*", "scripts/meta" }

-- Scripts are written in the words of scripts/highnoon, which are globals of their environment. Which
-- words exist is the loader's to say: `highnoon check` names a misspelt one and its nearest neighbour.
ignore = { "113" }

-- Here the words are made: their files set and complete globals, and one-line words are as long as the C++.
files["scripts/highnoon"] = { max_line_length = 140, ignore = { "111", "112", "113", "131" } }
files["scripts/rulesets"] = { max_line_length = 140 }
