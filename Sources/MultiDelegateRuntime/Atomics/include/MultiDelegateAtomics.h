// The atomic operations and the lock of the runtime. Swift's own `Atomic` and `Mutex` need macOS 15.

#ifndef MULTIDELEGATE_ATOMICS_H
#define MULTIDELEGATE_ATOMICS_H

#include <stdatomic.h>
#include <stdint.h>

// The lock of each platform that knows its owner, so that a thread that waits lends it its priority.
#if __APPLE__
#include <os/lock.h>
typedef os_unfair_lock multidelegate_lock;
#else
#include <pthread.h>
typedef pthread_mutex_t multidelegate_lock;
#endif

/// The value of the word at `word`. What the thread that wrote it did before is visible to the reader.
static inline __attribute__((__always_inline__)) uintptr_t
multidelegate_load_acquiring(uintptr_t *_Nonnull word) {
  return atomic_load_explicit((_Atomic(uintptr_t) *)word, memory_order_acquire);
}

/// Writes `value` to the word at `word`. What this thread did before is visible to threads that read it.
static inline __attribute__((__always_inline__)) void
multidelegate_store_releasing(uintptr_t *_Nonnull word, uintptr_t value) {
  atomic_store_explicit((_Atomic(uintptr_t) *)word, value, memory_order_release);
}

/// Writes `value` to the word at `word`, and gives the value before.
static inline __attribute__((__always_inline__)) uintptr_t
multidelegate_exchange(uintptr_t *_Nonnull word, uintptr_t value) {
  return atomic_exchange_explicit((_Atomic(uintptr_t) *)word, value, memory_order_acq_rel);
}

/// Adds one to the word at `word`.
static inline __attribute__((__always_inline__)) void
multidelegate_increment(uintptr_t *_Nonnull word) {
  atomic_fetch_add_explicit((_Atomic(uintptr_t) *)word, 1, memory_order_relaxed);
}

/// Subtracts one from the word at `word`, and gives what is left. Whoever finds 0 left sees what all
/// threads did before they subtracted.
static inline __attribute__((__always_inline__)) uintptr_t
multidelegate_decrement(uintptr_t *_Nonnull word) {
  return atomic_fetch_sub_explicit((_Atomic(uintptr_t) *)word, 1, memory_order_acq_rel) - 1;
}

/// Makes a lock of the memory at `lock`, where it stays.
static inline __attribute__((__always_inline__)) void
multidelegate_initialize(multidelegate_lock *_Nonnull lock) {
#if __APPLE__
  *lock = OS_UNFAIR_LOCK_INIT;
#else
  pthread_mutex_init(lock, 0);
#endif
}

/// Ends the lock at `lock`, which no thread has.
static inline __attribute__((__always_inline__)) void
multidelegate_deinitialize(multidelegate_lock *_Nonnull lock) {
#if __APPLE__
  (void)lock;
#else
  pthread_mutex_destroy(lock);
#endif
}

/// Waits until no other thread has the lock at `lock`, and takes it.
static inline __attribute__((__always_inline__)) void
multidelegate_acquire(multidelegate_lock *_Nonnull lock) {
#if __APPLE__
  os_unfair_lock_lock(lock);
#else
  pthread_mutex_lock(lock);
#endif
}

/// Gives back the lock at `lock`, which this thread has.
static inline __attribute__((__always_inline__)) void
multidelegate_release(multidelegate_lock *_Nonnull lock) {
#if __APPLE__
  os_unfair_lock_unlock(lock);
#else
  pthread_mutex_unlock(lock);
#endif
}

#endif
