// The compositor's inner loops for wide registers, chosen at run time.
//
// Pixels are 0xAARRGGBB, premultiplied. Weights are 0…256. Every loop is equal, bit for bit, to the Swift one that is named beside it and
// that runs where a processor has none of these; KernelTests compares them. `to` may be `below`; else nothing overlaps.
//
// Nanoseconds for a row of 1170 pixels in the nearest cache (KernelBenchmark; a Xeon of the Sapphire Rapids kind that others were
// using too):
//
//              Swift  256 bits  512 bits
//     fade       590       306       206
//     over       762       324       228
//     weighted  1308       584       412
//     solid     1763       187       124
//     rows, 2    592       304       230
//     rows, 3    823       421       291
//     columns   2079       931       401
//     bilinear  3855      2031      1460   two loads of 8 bytes a pixel bound it
//     turned     743       413       310
//     box line  1433       958       677   the sums of eleven cells each
//     box row   1324       405       290   the same down their columns
//     merged     607       166       119
//     shade     5004      1897       947
//
// Whole frames of 1170 × 2532 pixels (BenchmarkTests), as multiples of a memcpy: a cross-fade 1.9, 2.0, 1.6; a screen made smaller under
// a veil 6.4, 3.0, 2.7; a page in perspective 9.5, 6.4, 5.9. Stores past the caches gain only at 512 bits, where each fills a line: a
// copied frame took 0.75 of a memcpy, and 1.2 of one at 256 bits.
#ifndef SEGUE_KERNELS_H
#define SEGUE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

typedef struct SegueKernels {
    // Copies past the caches, for rows of a frame that nothing is read from soon; NULL where that gains nothing.
    void (*stream)(uint32_t *to, const uint32_t *from, size_t n);

    // PlainLoops.fade: above · k + below · (256 − k). What is streamed goes past the caches.
    void (*fade)(uint32_t *to, const uint32_t *below, const uint32_t *above, size_t n, unsigned k, int streams);

    // PlainLoops.over, for a multiple of four pixels: above + below · (255 − alpha) / 255.
    void (*over)(uint32_t *to, const uint32_t *below, const uint32_t *above, size_t n);

    // PlainLoops.weighted, for a multiple of four pixels: the same at a weight.
    void (*weighted)(uint32_t *to, const uint32_t *below, const uint32_t *above, size_t n, unsigned k);

    // PlainLoops.solid: four lanes of a colour with 128 added, of which 65280 are a whole channel, over what is left of the pixels below.
    void (*solid)(uint32_t *to, const uint32_t *below, size_t n, uint64_t color, unsigned left);

    // Texels.plainRows: p · w0 + q · w1 + r · w2; r is not read where w2 is 0.
    void (*rows)(
        uint32_t *to, const uint32_t *p, const uint32_t *q, const uint32_t *r, size_t n, unsigned w0, unsigned w1,
        unsigned w2);

    // Texels.plainColumns: of each pixel, three neighbouring texels. `columns` holds four stretches of `count`: the weights, each in both
    // halves of a word, and the place of the first texel. Up to 64 texels beyond the last one are read and come to nothing.
    void (*columns)(uint32_t *to, const uint32_t *texels, const uint32_t *columns, size_t count, size_t n);

    // Texels.bilinear, where all places have a texel to the right and one below: x in the lower half of a place, y in the upper one, both in
    // 1/256 texel.
    void (*bilinear)(uint32_t *to, const uint32_t *texels, size_t stride, const uint64_t *places, size_t n);

    // ImageSource.turnedPlaces: the upper halves of places from the bits of their columns' numbers.
    void (*turned)(
        uint64_t *places, const uint64_t *across, const uint64_t *shifts, const uint64_t *reciprocals, size_t n,
        double shift, double scale, double low, double high);

    // PlainLoops.boxLine: of each cell, the mean of 2 · core + 1 cells around it and of the next two at the weight of an edge in 256; `from`
    // begins with the first of the two. The reciprocal is 2³² ÷ the sum of the weights in 256, the core at most 60.
    void (*box_line)(
        uint16_t *to, const uint16_t *from, size_t n, unsigned core, unsigned edge, unsigned reciprocal);

    // PlainLoops.boxRow: the same down the columns of a row. Sums are those of the whole cells but for the last, before and after.
    void (*box_row)(
        uint16_t *to, uint32_t *sums, const uint16_t *first, const uint16_t *next, const uint16_t *last,
        const uint16_t *after, size_t n, unsigned edge, unsigned reciprocal);

    // PlainLoops.mergedCells: p · wp + q · wq.
    void (*merged_cells)(uint32_t *to, const uint16_t *p, const uint16_t *q, size_t n, unsigned wp, unsigned wq);

    // PlainLoops.shade: pixels of a colour (four channels from the lowest byte, 65280 the whole) at the coverage of merged cells, from the place u
    // on in 1/256 pixel; a cell is 2^shift pixels. Up to 64 cells beyond the last one are read and come to nothing.
    void (*shade)(uint32_t *to, const uint32_t *line, size_t n, unsigned u, unsigned shift, const uint16_t *color);
} SegueKernels;

// The loops for registers of so many bits, 256 or 512; NULL where the processor has none.
const SegueKernels *segue_kernels(int bits);

#endif
