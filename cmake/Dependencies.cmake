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

# The committed parser fits runtime 4.9 alone (its serialized automaton changed in 4.10).
find_package(antlr4-runtime QUIET)
if(antlr4-runtime_VERSION AND NOT antlr4-runtime_VERSION MATCHES "^4\\.9")
  message(FATAL_ERROR "generated/ was made for the ANTLR 4.9 C++ runtime, but this is ${antlr4-runtime_VERSION}. "
    "Install libantlr4-runtime-dev of Debian 12, or regenerate: make grammar (needs the antlr4 tool of the same version).")
endif()

add_library(vtes_antlr INTERFACE)
target_include_directories(vtes_antlr SYSTEM INTERFACE ${ANTLR4_INCLUDE})
target_link_libraries(vtes_antlr INTERFACE ${ANTLR4_LIBRARY} Threads::Threads)
add_library(vtes_utf8proc INTERFACE)
target_include_directories(vtes_utf8proc SYSTEM INTERFACE ${UTF8PROC_INCLUDE})
target_link_libraries(vtes_utf8proc INTERFACE ${UTF8PROC_LIBRARY})
add_library(vtes_yaml INTERFACE)
target_link_libraries(vtes_yaml INTERFACE ${YAML_LIBRARY})
