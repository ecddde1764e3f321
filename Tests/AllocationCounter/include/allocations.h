// Counts the blocks of memory that the calling thread asks for.
#ifndef SEGUE_ALLOCATIONS_H
#define SEGUE_ALLOCATIONS_H

#include <stddef.h>

// Begins to count from 0.
void segue_begin_counting_allocations(void);

// Ends and returns how many there were.
size_t segue_end_counting_allocations(void);

#endif
