# Libraries from Debian 12; docs/architecture.md says what each is for.
find_package(fmt 9 REQUIRED)
find_package(doctest REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(yaml-cpp REQUIRED)
find_package(Threads REQUIRED)
find_path(UTF8PROC_INCLUDE utf8proc.h REQUIRED)
find_path(ANTLR4_INCLUDE antlr4-runtime.h PATH_SUFFIXES antlr4-runtime REQUIRED)

if(VTES_STATIC)
  set(lib_suffix .a)
else()
  set(lib_suffix .so)
endif()
find_library(UTF8PROC_LIBRARY NAMES libutf8proc${lib_suffix} REQUIRED)
find_library(ANTLR4_LIBRARY NAMES libantlr4-runtime${lib_suffix} REQUIRED)
find_library(YAML_LIBRARY NAMES libyaml-cpp${lib_suffix} REQUIRED)

# The committed parser fits runtimes up to 4.9 alone: 4.10 changed the form of the automaton, and such a parser would fail
# when it starts. Debian's package says its version to CMake; another runtime shows it in the name of its shared library, and
# from 4.10 on in a header.
find_package(antlr4-runtime QUIET)
set(antlr_version "${antlr4-runtime_VERSION}")
if(NOT antlr_version)
  get_filename_component(antlr_folder "${ANTLR4_LIBRARY}" DIRECTORY)
  file(REAL_PATH "${antlr_folder}/libantlr4-runtime.so" antlr_shared)
  if(antlr_shared MATCHES "\\.so\\.([0-9.]+)$")
    set(antlr_version ${CMAKE_MATCH_1})
  elseif(EXISTS ${ANTLR4_INCLUDE}/Version.h)
    set(antlr_version "4.10 or newer")
  endif()
endif()
option(VTES_ANY_ANTLR "generated/ has been made anew for the ANTLR runtime at hand" OFF)
if(NOT VTES_ANY_ANTLR AND antlr_version AND NOT antlr_version MATCHES "^4\\.9")
  message(FATAL_ERROR "generated/ was made for the C++ runtime 4.9 of ANTLR, but this is ${antlr_version} "
    "(${ANTLR4_LIBRARY}). Install libantlr4-runtime-dev of Debian 12, or make the parser anew with the antlr4 tool that "
    "belongs to your runtime: make grammar ANTLR4='java -jar antlr-<version>-complete.jar', then configure with "
    "-DVTES_ANY_ANTLR=ON.")
endif()

add_library(vtes_antlr INTERFACE)
target_include_directories(vtes_antlr SYSTEM INTERFACE ${ANTLR4_INCLUDE})
target_link_libraries(vtes_antlr INTERFACE ${ANTLR4_LIBRARY} Threads::Threads)
add_library(vtes_utf8proc INTERFACE)
target_include_directories(vtes_utf8proc SYSTEM INTERFACE ${UTF8PROC_INCLUDE})
target_link_libraries(vtes_utf8proc INTERFACE ${UTF8PROC_LIBRARY})
add_library(vtes_yaml INTERFACE)
target_link_libraries(vtes_yaml INTERFACE ${YAML_LIBRARY})
