// The atomic operations of the runtime on Apple's platforms, where Swift's own `Atomic` needs macOS 15.

#ifndef MULTIDELEGATE_ATOMICS_H
#define MULTIDELEGATE_ATOMICS_H

#include <stdatomic.h>
#include <stdint.h>

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

#endif
