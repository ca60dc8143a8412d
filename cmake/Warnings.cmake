# What every target of the project is compiled with; generated/ alone is excused.
add_library(vtes_warnings INTERFACE)
target_compile_options(vtes_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # g++ 12 warns of `"literal" + std::string` in the standard library itself (GCC bug 105651).
  target_compile_options(vtes_warnings INTERFACE -Wno-restrict)
endif()

# g++ clears a value of 64 bytes and more by `rep stos`, which takes longer to begin than the stores it stands for; a game
# is a thousand such values.
include(CheckCXXCompilerFlag)
set(VTES_PLAIN_STORES -mmemset-strategy=unrolled_loop:256:noalign,libcall:-1:noalign)
check_cxx_compiler_flag(${VTES_PLAIN_STORES} VTES_HAS_PLAIN_STORES)
if(VTES_HAS_PLAIN_STORES)
  target_compile_options(vtes_warnings INTERFACE $<$<CONFIG:Release>:${VTES_PLAIN_STORES}>)
endif()

# add_vtes_library(name sources…): a part of the toolkit, its headers found from src/.
function(add_vtes_library name)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
  target_link_libraries(${name} PRIVATE vtes_warnings)
endfunction()

# vtes_quick_to_compile(target): for code that runs once or in tests alone, where the compiler's time counts more than the
# program's: argument parsing and JSON come as headers whose optimizing takes minutes.
function(vtes_quick_to_compile target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1> $<$<CONFIG:RelWithDebInfo>:-O0>)
endfunction()

# vtes_compile_together(target [EXCEPT sources…]): several sources at a time, where most of the time goes into headers that
# all of them include (JSON, doctest). Not in debug builds, in which one source is compiled again and again.
function(vtes_compile_together target)
  cmake_parse_arguments(PARSE_ARGV 1 together "" "" "EXCEPT")
  if(NOT CMAKE_BUILD_TYPE STREQUAL Debug)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
    set_source_files_properties(${together_EXCEPT} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()

# vtes_common_headers(target headers…): what nearly every source of a part includes, compiled once for all of them. They
# still include it: each source says what it needs.
function(vtes_common_headers target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # A compiler cache can then look behind the header.
    # The compiler warns of library code behind a precompiled header that it is silent about elsewhere.
    target_compile_options(${target} PRIVATE -fpch-preprocess -Wno-array-bounds -Wno-stringop-overread
      -Wno-stringop-overflow)
  endif()
endfunction()

# vtes_quick_under_sanitizers(target): for code whose speed counts in the program, and not in its tests.
function(vtes_quick_under_sanitizers target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:RelWithDebInfo>:-O0>)
endfunction()

# add_vtes_test(name sources…): a doctest program registered with CTest.
function(add_vtes_test name)
  add_executable(${name} ${ARGN})
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests ${CMAKE_SOURCE_DIR}/src)
  target_link_libraries(${name} PRIVATE vtes_test_main vtes_warnings doctest::doctest)
  target_compile_definitions(${name} PRIVATE VTES_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  target_compile_options(${name} PRIVATE -O0)
  vtes_compile_together(${name})
  vtes_without_ubsan(${name})
  if(VTES_SANITIZE)
    target_compile_definitions(${name} PRIVATE VTES_SANITIZED)
  endif()
  add_test(NAME ${name} COMMAND ${name})
endfunction()
