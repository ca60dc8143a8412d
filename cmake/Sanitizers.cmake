# VTES_SANITIZE: every target is compiled and linked with the sanitizers, generated/ included; the presets asan-ubsan and
# tsan set it. No sanitizer works in a static program.
if(VTES_SANITIZE)
  if(VTES_STATIC)
    message(FATAL_ERROR "VTES_SANITIZE needs -DVTES_STATIC=OFF (the presets asan-ubsan and tsan have it).")
  endif()
  add_compile_options(-fsanitize=${VTES_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${VTES_SANITIZE})
endif()

# vtes_without_ubsan(target): for tests, and for what parses arguments, prints JSON and answers editors. UBSan takes a third
# of the time to compile them; it stays where bytes are read and games are understood (text, syntax, cards, model, lint,
# format), and AddressSanitizer stays everywhere.
function(vtes_without_ubsan target)
  if(VTES_SANITIZE)
    target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
  endif()
endfunction()
