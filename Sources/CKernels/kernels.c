#include "kernels.h"

#if defined(__x86_64__)

extern const SegueKernels segue_kernels_256, segue_kernels_512;

const SegueKernels *segue_kernels(int bits) {
    __builtin_cpu_init();
    if (bits == 256 && __builtin_cpu_supports("avx2")) return &segue_kernels_256;
    if (bits == 512 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq"))
        return &segue_kernels_512;
    return NULL;
}

#else

const SegueKernels *segue_kernels(int bits) {
    (void)bits;
    return NULL;
}

#endif
