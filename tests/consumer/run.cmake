# Installs the build tree into a fresh prefix and builds, then runs the host against it.
# cmake -D build=<build tree> -D source=<this folder> -P run.cmake
# With -D python=<interpreter> -D packages=<its packages below the prefix>: imports the installed Python module too.

set(work ${build}/consumer)
file(REMOVE_RECURSE ${work})

# run(<what it does> <command>...): ends the test if the command fails; its output is in ${output}.
function(run what)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE out ERROR_VARIABLE out)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${what} failed (${status}):\n${out}")
  endif()
  set(output "${out}" PARENT_SCOPE)
endfunction()

run("install" ${CMAKE_COMMAND} --install ${build} --prefix ${work}/first)
# The prefix is moved after the installation, as a package is: nothing may remember where it was.
file(RENAME ${work}/first ${work}/prefix)
run("configure" ${CMAKE_COMMAND} -S ${source} -B ${work}/build -G Ninja
  -D CMAKE_PREFIX_PATH=${work}/prefix)
run("build" ${CMAKE_COMMAND} --build ${work}/build)
run("the host" ${work}/build/host)

string(STRIP "${output}" data)
if(NOT data STREQUAL "${work}/prefix/share/highnoon" OR NOT IS_DIRECTORY "${data}")
  message(FATAL_ERROR "the host looks for scripts and cards in ${data}")
endif()

# In C: the shared library finds the data beside itself, the archive is told.
run("the host in C" ${work}/build/host_c)
set(expected "${output}")
run("the host in C with the archive" ${work}/build/host_c_static ${data})
if(NOT output STREQUAL expected)
  message(FATAL_ERROR "the archive loads ${output}, the shared library ${expected}")
endif()

# Without CMake.
file(GLOB_RECURSE pc ${work}/prefix/*/highnoon.pc)
get_filename_component(pc_folder ${pc} DIRECTORY)
set(ENV{PKG_CONFIG_PATH} ${pc_folder})
foreach(kind shared static)
  set(flags "")
  if(kind STREQUAL "static")
    set(flags --static)
    file(REMOVE_RECURSE ${work}/archive)
    file(MAKE_DIRECTORY ${work}/archive)
    file(GLOB_RECURSE archive ${work}/prefix/*/libhighnoon.a)
    file(COPY ${archive} DESTINATION ${work}/archive)  # alone, so that it is the one
  endif()
  run("pkg-config" pkg-config ${flags} --cflags --libs highnoon)
  string(STRIP "${output}" words)
  separate_arguments(words UNIX_COMMAND "${words}")
  if(kind STREQUAL "static")
    list(PREPEND words -L${work}/archive)
  endif()
  run("the ${kind} host with pkg-config" cc -std=c99 ${source}/host.c -o ${work}/host_${kind} ${words})
endforeach()
file(GLOB_RECURSE shared ${work}/prefix/*/libhighnoon.so)
get_filename_component(shared_folder ${shared} DIRECTORY)
run("the host" ${CMAKE_COMMAND} -E env LD_LIBRARY_PATH=${shared_folder} ${work}/host_shared)
if(NOT output STREQUAL expected)
  message(FATAL_ERROR "with pkg-config it loads ${output}, with CMake ${expected}")
endif()
run("the host" ${work}/host_static ${data})
if(NOT output STREQUAL expected)
  message(FATAL_ERROR "with pkg-config --static it loads ${output}, with CMake ${expected}")
endif()

if(python)
  run("the Python module" ${CMAKE_COMMAND} -E env PYTHONPATH=${work}/prefix/${packages} HIGHNOON_DATA=
    ${python} -c "import highnoon\nhighnoon.Library.load()\nprint(highnoon.data_directory())")  # a ; would end an argument
  string(STRIP "${output}" data)
  if(NOT data STREQUAL "${work}/prefix/share/highnoon")
    message(FATAL_ERROR "the Python module looks for scripts and cards in ${data}")
  endif()
endif()
