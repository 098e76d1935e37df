# Installs the build tree into a fresh prefix and builds, then runs the host against it.
# cmake -D build=<build tree> -D source=<this folder> -D flags=<compiler flags> -P run.cmake

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
  -D CMAKE_PREFIX_PATH=${work}/prefix -D CMAKE_CXX_FLAGS=${flags})
run("build" ${CMAKE_COMMAND} --build ${work}/build)
run("the host" ${work}/build/host)

string(STRIP "${output}" data)
if(NOT data STREQUAL "${work}/prefix/share/highnoon" OR NOT IS_DIRECTORY "${data}")
  message(FATAL_ERROR "the host looks for scripts and cards in ${data}")
endif()
