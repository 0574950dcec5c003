// Tells the thread sanitizer about the contended locks of `Synchronization.Mutex` on Linux.
//
// A lock that another thread holds is taken in the library of Swift, by a loop or by the kernel, and the library is not
// compiled with the sanitizer. So the sanitizer reports what two threads do under such a lock as a race. `Scripts/sanitize`
// loads these functions before those of the library: they call them, and pass the order of the threads on.
// `contended.swift` shows both. A process without the sanitizer only calls the library.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT void Lock(uint32_t thread, SELF void *mutex);
typedef SWIFT bool TryLock(SELF void *mutex);
typedef SWIFT void Unlock(SELF void *mutex);

SWIFT void lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT bool tryLock(SELF void *mutex) __asm__(TRY_LOCK);
SWIFT void unlock(SELF void *mutex) __asm__(UNLOCK);

// Looked up once: a look-up waits for other threads.
#define ORIGINAL(type, name) \
  static type *original; \
  if (!original) original = (type *)dlsym(RTLD_NEXT, name)

SWIFT void lock(uint32_t thread, SELF void *mutex) {
  ORIGINAL(Lock, LOCK);
  original(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT bool tryLock(SELF void *mutex) {
  ORIGINAL(TryLock, TRY_LOCK);
  bool isLocked = original(mutex);
  if (isLocked && __tsan_acquire) __tsan_acquire(mutex);
  return isLocked;
}

SWIFT void unlock(SELF void *mutex) {
  ORIGINAL(Unlock, UNLOCK);
  if (__tsan_release) __tsan_release(mutex);
  original(mutex);
}
