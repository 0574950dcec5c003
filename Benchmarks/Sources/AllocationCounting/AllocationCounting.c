#include "AllocationCounting.h"

#include <stdatomic.h>
#include <stdlib.h>

static atomic_bool isCounting;
static _Atomic int64_t allocations;
static _Atomic int64_t liveBytes;
static _Atomic int64_t peakBytes;

void startCountingAllocations(void) {
  atomic_store(&allocations, 0);
  atomic_store(&liveBytes, 0);
  atomic_store(&peakBytes, 0);
  atomic_store(&isCounting, true);
}

HeapUse stopCountingAllocations(void) {
  atomic_store(&isCounting, false);
  return (HeapUse){atomic_load(&allocations), atomic_load(&peakBytes)};
}

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

// An executable that defines these is asked by every library instead of glibc, which offers its own
// under these names. So nothing has to be looked up, which could itself allocate.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

bool canCountAllocations(void) { return true; }

/// While nothing is counted, this is all that a timed benchmark pays.
static inline bool counting(void) {
  return atomic_load_explicit(&isCounting, memory_order_relaxed);
}

static void *taken(void *memory) {
  if (!counting() || !memory) return memory;
  int64_t size = (int64_t)malloc_usable_size(memory);
  int64_t live = atomic_fetch_add(&liveBytes, size) + size;
  int64_t peak = atomic_load(&peakBytes);
  while (live > peak && !atomic_compare_exchange_weak(&peakBytes, &peak, live)) {
  }
  atomic_fetch_add(&allocations, 1);
  return memory;
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

void *realloc(void *memory, size_t size) {
  int64_t before = counting() && memory ? (int64_t)malloc_usable_size(memory) : 0;
  void *result = __libc_realloc(memory, size);
  // The old block is taken to be gone first: glibc grows and remaps in place where it can.
  if (result || size == 0) atomic_fetch_sub(&liveBytes, before);
  return taken(result);
}

void free(void *memory) {
  if (counting() && memory) atomic_fetch_sub(&liveBytes, (int64_t)malloc_usable_size(memory));
  __libc_free(memory);
}

#else

bool canCountAllocations(void) { return false; }

#endif
