// Calls Swift's allocating initialisers by address: arguments in their registers, the class in that of `self`.
//
// Swift itself refuses `SomeClass.init(…)` on a class known at run time only unless the initialiser is `required`, and
// Apple's are not. Each returns an object that the caller owns.
#ifndef SEGUE_SWIFTCALL_H
#define SEGUE_SWIFTCALL_H

#include <stdint.h>

#define SEGUE_SWIFT __attribute__((swiftcall))
#define SEGUE_SELF __attribute__((swift_context))

/// `init()`
static inline void *segue_make(const void *initialiser, const void *type) {
    typedef SEGUE_SWIFT void *(*Call)(SEGUE_SELF const void *);
    return ((Call)initialiser)(type);
}

/// `init(_: Any)`: the address of the argument, which is moved out of it.
static inline void *segue_make_any(const void *initialiser, void *argument, const void *type) {
    typedef SEGUE_SWIFT void *(*Call)(void *, SEGUE_SELF const void *);
    return ((Call)initialiser)(argument, type);
}

/// `init(frame: CGRect)`
static inline void *segue_make_framed(
    const void *initialiser, double x, double y, double width, double height, const void *type) {
    typedef SEGUE_SWIFT void *(*Call)(double, double, double, double, SEGUE_SELF const void *);
    return ((Call)initialiser)(x, y, width, height, type);
}

/// `init(_: String?)`: the string's two words, owned by the callee.
static inline void *segue_make_named(
    const void *initialiser, uintptr_t first, uintptr_t second, const void *type) {
    typedef SEGUE_SWIFT void *(*Call)(uintptr_t, uintptr_t, SEGUE_SELF const void *);
    return ((Call)initialiser)(first, second, type);
}

/// `init(_: SomeEnum, _: String?)`: a case's number, and the string's two words, owned by the callee.
static inline void *segue_make_styled(
    const void *initialiser, uint8_t style, uintptr_t first, uintptr_t second, const void *type) {
    typedef SEGUE_SWIFT void *(*Call)(uint8_t, uintptr_t, uintptr_t, SEGUE_SELF const void *);
    return ((Call)initialiser)(style, first, second, type);
}

#endif
