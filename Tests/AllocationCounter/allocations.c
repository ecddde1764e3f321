// Stands in front of the C library's allocator for the whole of the test program: what an executable defines itself is what
// shared libraries find too.
#include "allocations.h"

#include <errno.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local size_t count;
static _Thread_local int counts;

void segue_begin_counting_allocations(void) {
    count = 0;
    counts = 1;
}

size_t segue_end_counting_allocations(void) {
    counts = 0;
    return count;
}

void *malloc(size_t size) {
    count += counts;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count += counts;
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    count += counts;
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count += counts;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count += counts;
    *result = __libc_memalign(alignment, size);
    return *result == NULL ? ENOMEM : 0;
}
