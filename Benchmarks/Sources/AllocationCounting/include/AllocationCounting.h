#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

#include <stdbool.h>
#include <stdint.h>

/// What the process took from the heap between a start and an end.
typedef struct {
  /// Calls that asked for memory.
  int64_t allocations;
  /// The most bytes that were held at once, beyond those held at the start.
  int64_t peakBytes;
} HeapUse;

/// Whether the heap can be watched here; without that all counts are zero.
bool canCountAllocations(void);

/// Begins to count, from zero.
void startCountingAllocations(void);

/// Stops counting and returns the counts.
HeapUse stopCountingAllocations(void);

#endif
