#pragma once

/// Where the scripts and cards that come with Highnoon are.

#include <string>

namespace highnoon {

/// The folder that holds scripts/ and cards/: the environment's HIGHNOON_DATA if that is set and
/// not empty; else ../share/highnoon beside the running program, if it is there (an installed
/// program, wherever its prefix was moved to); else `built_in`. Does not check what the folder
/// holds.
std::string data_directory(const std::string& built_in);

#ifdef HIGHNOON_DATA_DIRECTORY
/// As above, with the folder of the build or installation the caller was compiled against; CMake
/// defines the macro for all who link highnoon::highnoon.
inline std::string data_directory() { return data_directory(HIGHNOON_DATA_DIRECTORY); }
#endif

}  // namespace highnoon
