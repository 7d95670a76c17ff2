#pragma once
#include <stdint.h>

/* Counts the heap allocations of the process: this target replaces malloc and its kin by functions that count and then do the same. */
uint64_t allocations_count(void);
