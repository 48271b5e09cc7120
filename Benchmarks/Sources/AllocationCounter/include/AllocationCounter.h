#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often this process has asked the heap for memory, on all threads; -1 where nobody counts.
long allocation_count(void);

#endif
