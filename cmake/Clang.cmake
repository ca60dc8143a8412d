# With clang, the runtime's header of headers does not compile: InterpreterDataReader.h makes a Vocabulary by default, whose
# members are const. Nothing that clang compiles needs it, so clang gets a header without it.
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  file(READ ${ANTLR4_INCLUDE}/antlr4-runtime.h antlr_headers)
  string(REPLACE "#include \"misc/InterpreterDataReader.h\"" "" antlr_headers "${antlr_headers}")
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/antlr4-clang/antlr4-runtime.h CONTENT "${antlr_headers}" @ONLY)
  target_include_directories(vtes_antlr SYSTEM BEFORE INTERFACE ${CMAKE_BINARY_DIR}/antlr4-clang)
endif()

# VTES_FUZZ: everything is compiled for libFuzzer, so that it sees which branches an input takes; fuzz/ has the targets.
option(VTES_FUZZ "Build the fuzz targets (clang)" OFF)
if(VTES_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
    message(FATAL_ERROR "VTES_FUZZ needs clang: -DCMAKE_CXX_COMPILER=clang++-14")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
