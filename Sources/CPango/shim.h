// The part of Pango that Segue calls, declared here because Pango's own headers need include paths that
// only pkg-config knows, and SwiftPM warns about the flags it prints. `make lint` compiles this file
// together with the real headers, so a declaration that drifts fails.
#ifndef SEGUE_CPANGO
#define SEGUE_CPANGO
#include <cairo/cairo.h>
const char *pango_version_string(void);
#endif
