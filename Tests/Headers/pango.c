// Declarations written by hand must agree with the library's own: two that differ do not compile.
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stddef.h>

#define SEGUE_REAL_HEADERS
#include "CPango/shim.h"

// The structs whose members are read.
struct DeclaredRectangle {
    int x;
    int y;
    int width;
    int height;
};
_Static_assert(sizeof(PangoRectangle) == sizeof(struct DeclaredRectangle), "PangoRectangle has another size");
_Static_assert(offsetof(PangoRectangle, height) == offsetof(struct DeclaredRectangle, height), "another layout");

struct DeclaredAttribute {
    const PangoAttrClass *klass;
    unsigned int start_index;
    unsigned int end_index;
};
_Static_assert(sizeof(PangoAttribute) == sizeof(struct DeclaredAttribute), "PangoAttribute has another size");
_Static_assert(
    offsetof(PangoAttribute, end_index) == offsetof(struct DeclaredAttribute, end_index), "another layout");

// The values that are passed as numbers.
_Static_assert(PANGO_SCALE == 1024, "another unit");
_Static_assert(PANGO_STYLE_ITALIC == 2, "another style");
_Static_assert(PANGO_WRAP_WORD == 0 && PANGO_WRAP_CHAR == 1 && PANGO_WRAP_WORD_CHAR == 2, "another wrap mode");
_Static_assert(PANGO_ELLIPSIZE_START == 1 && PANGO_ELLIPSIZE_MIDDLE == 2 && PANGO_ELLIPSIZE_END == 3, "another mode");
_Static_assert(PANGO_UNDERLINE_SINGLE == 1, "another underline");
_Static_assert(PANGO_DIRECTION_LTR == 0 && PANGO_DIRECTION_RTL == 1, "another direction");
_Static_assert(PANGO_WEIGHT_NORMAL == 400 && PANGO_WEIGHT_BOLD == 700, "another weight");
_Static_assert(sizeof(PangoWeight) == 4 && sizeof(PangoDirection) == 4, "another size");
