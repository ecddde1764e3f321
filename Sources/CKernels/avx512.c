#if defined(__x86_64__)

#include <immintrin.h>

#include "kernels.h"

#pragma clang attribute push(                                                                                          \
    __attribute__((target("avx2,avx512f,avx512bw,avx512vl,avx512dq"), min_vector_width(512))), apply_to = function)

#define BYTES 16
#define MULHI(a, b) (Lanes16) _mm_mulhi_epu16((__m128i)(a), (__m128i)(b))
#include "vector.inc"
#define BYTES 64
#define MULHI(a, b) (Lanes64) _mm512_mulhi_epu16((__m512i)(a), (__m512i)(b))
#include "vector.inc"

INLINE Lanes16 lane(uint32_t p) { return (Lanes16)_mm_cvtsi32_si128((int)p); }
INLINE uint32_t pixel(Lanes16 v) { return (uint32_t)_mm_cvtsi128_si32((__m128i)v); }

#define WIDE 64
#include "rows.inc"

static void stream(uint32_t *to, const uint32_t *from, size_t n) {
    size_t i = (-(uintptr_t)to & 63) / 4;
    if (n < 64 + i) i = n;
    __builtin_memcpy(to, from, i * 4);
    for (; i + 16 <= n; i += 16) _mm512_stream_si512((void *)(to + i), _mm512_loadu_si512(from + i));
    __builtin_memcpy(to + i, from + i, (n - i) * 4);
}

// Texels of a stretch of thirty-two.
INLINE Lanes64 texels(const uint32_t *from, __m512i places) {
    return (Lanes64)_mm512_permutex2var_epi32(_mm512_loadu_si512(from), places, _mm512_loadu_si512(from + 16));
}

// Of thirty-two numbers those at sixteen places.
INLINE Words64 picked(const uint32_t *from, Words64 places) { return (Words64)texels(from, (__m512i)places); }

#define MULWIDE(a, b) _mm512_mul_epu32((__m512i)(a), (__m512i)(b))
#include "shadows.inc"

static void columns(uint32_t *to, const uint32_t *line, const uint32_t *w, size_t count, size_t n) {
    const uint32_t *firsts = w + 3 * count;
    size_t i = 0;
    for (; i + 16 <= n; i += 16) {
        // Sixteen pixels lie at most two texels apart, so that all they show lies in thirty-two.
        uint32_t a = firsts[i], b = firsts[i + 15], base = a < b ? a : b;
        __m512i places = _mm512_sub_epi32(_mm512_loadu_si512(firsts + i), _mm512_set1_epi32((int)base));
        store64(
            to + i,
            merged364(
                texels(line + base, places), texels(line + base + 1, places), texels(line + base + 2, places),
                load64(w + i), load64(w + count + i), load64(w + 2 * count + i)));
    }
    for (; i < n; i++) {
        const uint32_t *t = line + firsts[i];
        to[i] = pixel(
            merged316(lane(t[0]), lane(t[1]), lane(t[2]), lane(w[i]), lane(w[count + i]), lane(w[2 * count + i])));
    }
}

// Eight pixels, each in both halves of its lane.
INLINE __m512i eight(const uint32_t *texels, size_t stride, __m512i place, __m512i *odd) {
    const __m512i byte = _mm512_set1_epi16(0xFF), round = _mm512_set1_epi16(128), whole = _mm512_set1_epi16(256);
    // The lowest byte of a place in four lanes, and its fifth.
    const __m512i low = _mm512_broadcast_i64x2(_mm_set_epi64x(LANES(8), LANES(0)));
    const __m512i high = _mm512_broadcast_i64x2(_mm_set_epi64x(LANES(12), LANES(4)));
    __m512i row = _mm512_srli_epi64(place, 40);
    __m512i column = _mm512_srli_epi32(_mm512_maskz_mov_epi32(0x5555, place), 8);
    __m512i offset = _mm512_add_epi64(_mm512_mul_epu32(row, _mm512_set1_epi64((long long)stride)), column);
    __m512i upper = _mm512_i64gather_epi64(offset, texels, 4);
    __m512i lower = _mm512_i64gather_epi64(offset, texels + stride, 4);
    __m512i down = _mm512_shuffle_epi8(place, high), up = _mm512_sub_epi16(whole, down);
    // 256 − f for the left texel, f for the right one.
    __m512i right = _mm512_shuffle_epi8(place, low);
    __m512i across = _mm512_mask_mov_epi32(_mm512_sub_epi16(whole, right), 0xAAAA, right);
    __m512i e = _mm512_add_epi16(
        _mm512_mullo_epi16(_mm512_and_si512(upper, byte), up), _mm512_mullo_epi16(_mm512_and_si512(lower, byte), down));
    __m512i o = _mm512_add_epi16(
        _mm512_mullo_epi16(_mm512_srli_epi16(upper, 8), up), _mm512_mullo_epi16(_mm512_srli_epi16(lower, 8), down));
    e = _mm512_mullo_epi16(_mm512_srli_epi16(_mm512_add_epi16(e, round), 8), across);
    o = _mm512_mullo_epi16(_mm512_srli_epi16(_mm512_add_epi16(o, round), 8), across);
    *odd = _mm512_add_epi16(o, _mm512_srli_epi64(o, 32));
    return _mm512_add_epi16(e, _mm512_srli_epi64(e, 32));
}

static void bilinear(uint32_t *to, const uint32_t *texels, size_t stride, const uint64_t *places, size_t n) {
    for (size_t i = 0; i < n; i += 8) {
        __mmask8 some = n - i < 8 ? (__mmask8)((1u << (n - i)) - 1) : 0xFF;
        __m512i o, e = eight(texels, stride, _mm512_maskz_loadu_epi64(some, places + i), &o);
        __m512i result = (__m512i)joined64((Lanes64)e + 128, (Lanes64)o + 128);
        _mm256_mask_storeu_epi32(to + i, some, _mm512_cvtepi64_epi32(result));
    }
}

#pragma clang attribute pop

const SegueKernels segue_kernels_512 = {
    .stream = stream, .fade = fade, .over = over, .weighted = weighted, .solid = solid, .rows = rows, .columns = columns,
    .bilinear = bilinear, .turned = turned, .box_line = box_line, .box_row = box_row, .merged_cells = merged_cells,
    .shade = shade,
};

#endif
