#if defined(__x86_64__)

#include <immintrin.h>

#include "kernels.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#define BYTES 16
#define MULHI(a, b) (Lanes16) _mm_mulhi_epu16((__m128i)(a), (__m128i)(b))
#include "vector.inc"
#define BYTES 32
#define MULHI(a, b) (Lanes32) _mm256_mulhi_epu16((__m256i)(a), (__m256i)(b))
#include "vector.inc"

INLINE Lanes16 lane(uint32_t p) { return (Lanes16)_mm_cvtsi32_si128((int)p); }
INLINE uint32_t pixel(Lanes16 v) { return (uint32_t)_mm_cvtsi128_si32((__m128i)v); }

#define WIDE 32
#include "rows.inc"

// Texels of a stretch of sixteen.
INLINE Lanes32 texels(const uint32_t *from, __m256i places, __m256 beyond) {
    __m256i near = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)from), places);
    __m256i far = _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)(from + 8)), places);
    return (Lanes32)_mm256_blendv_ps((__m256)near, (__m256)far, beyond);
}

// Of sixteen numbers those at eight places.
INLINE Words32 picked(const uint32_t *from, Words32 places) {
    return (Words32)texels(from, (__m256i)places, (__m256)_mm256_slli_epi32((__m256i)places, 28));
}

#define MULWIDE(a, b) _mm256_mul_epu32((__m256i)(a), (__m256i)(b))
#include "shadows.inc"

static void columns(uint32_t *to, const uint32_t *line, const uint32_t *w, size_t count, size_t n) {
    const uint32_t *firsts = w + 3 * count;
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        // Eight pixels lie at most two texels apart, so that all they show lies in sixteen.
        uint32_t a = firsts[i], b = firsts[i + 7], base = a < b ? a : b;
        __m256i places = _mm256_sub_epi32(_mm256_loadu_si256((const __m256i *)(firsts + i)), _mm256_set1_epi32((int)base));
        __m256 beyond = (__m256)_mm256_slli_epi32(places, 28);
        store32(
            to + i,
            merged332(
                texels(line + base, places, beyond), texels(line + base + 1, places, beyond),
                texels(line + base + 2, places, beyond), load32(w + i), load32(w + count + i), load32(w + 2 * count + i)));
    }
    for (; i < n; i++) {
        const uint32_t *t = line + firsts[i];
        to[i] = pixel(
            merged316(lane(t[0]), lane(t[1]), lane(t[2]), lane(w[i]), lane(w[count + i]), lane(w[2 * count + i])));
    }
}

// Four pixels, each in both halves of its lane.
INLINE __m256i four(const uint32_t *texels, __m256i stride, __m256i place, __m256i *odd) {
    const __m256i byte = _mm256_set1_epi16(0xFF), round = _mm256_set1_epi16(128);
    // The lowest byte of a place in four lanes, and its fifth.
    const __m256i low = _mm256_setr_epi64x(LANES(0), LANES(8), LANES(0), LANES(8));
    const __m256i high = _mm256_setr_epi64x(LANES(4), LANES(12), LANES(4), LANES(12));
    __m256i row = _mm256_srli_epi64(place, 40);
    __m256i column = _mm256_srli_epi32(_mm256_and_si256(place, _mm256_set1_epi64x(0xFFFFFFFF)), 8);
    __m256i offset = _mm256_add_epi64(_mm256_mul_epu32(row, stride), column);
    __m256i upper = _mm256_i64gather_epi64((const long long *)texels, offset, 4);
    __m256i lower = _mm256_i64gather_epi64(
        (const long long *)(texels + _mm_cvtsi128_si64(_mm256_castsi256_si128(stride))), offset, 4);
    const __m256i whole = _mm256_set1_epi16(256);
    __m256i down = _mm256_shuffle_epi8(place, high), up = _mm256_sub_epi16(whole, down);
    // 256 − f for the left texel, f for the right one.
    __m256i right = _mm256_shuffle_epi8(place, low);
    __m256i across = _mm256_blend_epi32(_mm256_sub_epi16(whole, right), right, 0xAA);
    __m256i e = _mm256_add_epi16(
        _mm256_mullo_epi16(_mm256_and_si256(upper, byte), up), _mm256_mullo_epi16(_mm256_and_si256(lower, byte), down));
    __m256i o = _mm256_add_epi16(
        _mm256_mullo_epi16(_mm256_srli_epi16(upper, 8), up), _mm256_mullo_epi16(_mm256_srli_epi16(lower, 8), down));
    e = _mm256_mullo_epi16(_mm256_srli_epi16(_mm256_add_epi16(e, round), 8), across);
    o = _mm256_mullo_epi16(_mm256_srli_epi16(_mm256_add_epi16(o, round), 8), across);
    *odd = _mm256_add_epi16(o, _mm256_shuffle_epi32(o, 0xB1));
    return _mm256_add_epi16(e, _mm256_shuffle_epi32(e, 0xB1));
}

static void bilinear(uint32_t *to, const uint32_t *texels, size_t stride, const uint64_t *places, size_t n) {
    const __m256i strides = _mm256_set1_epi64x((long long)stride);
    const __m256i order = _mm256_setr_epi32(0, 2, 4, 6, 1, 3, 5, 7);
    uint64_t rest[8] = {0};
    uint32_t last[8];
    for (size_t i = 0; i < n; i += 8) {
        const uint64_t *from = places + i;
        if (n - i < 8) {
            __builtin_memcpy(rest, from, (n - i) * 8);
            from = rest;
        }
        __m256i oa, ob;
        __m256i ea = four(texels, strides, _mm256_loadu_si256((const __m256i *)from), &oa);
        __m256i eb = four(texels, strides, _mm256_loadu_si256((const __m256i *)(from + 4)), &ob);
        Lanes32 e = (Lanes32)_mm256_blend_epi32(ea, eb, 0xAA), o = (Lanes32)_mm256_blend_epi32(oa, ob, 0xAA);
        Lanes32 result = (Lanes32)_mm256_permutevar8x32_epi32((__m256i)joined32(e + 128, o + 128), order);
        if (n - i >= 8) {
            store32(to + i, result);
        } else {
            store32(last, result);
            __builtin_memcpy(to + i, last, (n - i) * 4);
        }
    }
}

#pragma clang attribute pop

const SegueKernels segue_kernels_256 = {
    .stream = NULL, .fade = fade, .over = over, .weighted = weighted, .solid = solid, .rows = rows, .columns = columns,
    .bilinear = bilinear, .turned = turned, .box_line = box_line, .box_row = box_row, .merged_cells = merged_cells,
    .shade = shade,
};

#endif
