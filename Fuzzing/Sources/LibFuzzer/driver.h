#pragma once
#include <stddef.h>
#include <stdint.h>

// The entry point of libFuzzer for programs that have a main function of their own.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*check)(const uint8_t *bytes, size_t count));
