#pragma once
#include <stdint.h>

/* Counts the heap allocations of the process: this target replaces malloc and its kin by functions that count and then do the same. */
uint64_t allocations_count(void);

/* The counters that the peers' harness reads: BENCH_COUNTERS names a file of two native uint64, touch updates handled and frames drawn.
   Without the variable they are kept in memory. */
volatile uint64_t *bench_counters(void);
