// Declarations written by hand must agree with the library's own: two that differ do not compile.
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stddef.h>

#define SEGUE_REAL_HEADERS
#include "CPixbuf/shim.h"

// The one struct whose members are read.
struct DeclaredError {
    unsigned int domain;
    int code;
    char *message;
};
_Static_assert(sizeof(GError) == sizeof(struct DeclaredError), "GError has another size");
_Static_assert(offsetof(GError, message) == offsetof(struct DeclaredError, message), "GError has another layout");
