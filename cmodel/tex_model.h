// SPDX-License-Identifier: Apache-2.0
/*
 * The golden model of the texture unit: function layer (one warp instruction, no clock) and cycle layer (one clock).
 *
 * Values and cycles are defined in stages/README.md; payloads, boundaries and codes in the generated tex_defs.h. Every
 * call is total: any word, header, memory content or port value gives a defined result. The library does no I/O, keeps
 * no global state, never aborts and needs only libc. Memory returned by create is the caller's to destroy.
 */
#ifndef TEX_MODEL_H
#define TEX_MODEL_H
#include <stddef.h>

#include "tex_defs.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Number of instructions, or of their threads, in which each rule decided a value (function/rules.h defines that
 * means): index enum tex_rule. The caller zeroes it.
 */
struct tex_cover {
    uint64_t hits[TEX_RULE_COUNT];
};

/* Configuration registers as the CSRs hold them (rtl/defs/csr.tsv gives widths; excess bits are dropped). */
struct tex_config {
    uint64_t header_pool, sampler_pool;   /* byte addresses, bits 4:0 taken as zero */
    uint32_t header_max, sampler_max;     /* MaximumIndex, inclusive */
    uint64_t const_base[TEX_CONST_BANKS]; /* byte addresses, bits 1:0 taken as zero */
    uint32_t select;                      /* constant bank of handles */
    bool via_header;                      /* sampler index = header index */
    struct tex_policy policy;             /* a bit each, 0 or 1 */
};

/* Register POLICY of a configuration, and back. */
static inline uint32_t tex_policy(const struct tex_config *config)
{
    uint32_t word = 0;
    tex_pack_policy(&word, 0, &config->policy);
    return word;
}

static inline void tex_policy_set(struct tex_config *config, uint32_t policy)
{
    tex_unpack_policy(&policy, 0, &config->policy);
}

/* Result of reading one 32-byte line. */
enum tex_read { TEX_READ_OK, TEX_READ_SPARSE, TEX_READ_ERROR };

/*
 * Memory as the function layer sees it. read fills 32 bytes of the line at `address` (a multiple of 32). write stores
 * those bytes of a line whose bit of `strobes` is set, and is called once an instruction for each line that it writes;
 * false is an error response, and so is NULL in its place.
 */
struct tex_memory {
    enum tex_read (*read)(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES]);
    bool (*write)(void *user, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes);
    void *user;
};

/* One warp instruction: the header beat and the operand registers of every thread. */
struct tex_warp {
    struct tex_issue_header header;
    uint32_t ra[TEX_WARP_LANES][4]; /* Ra .. Ra+3 */
    uint32_t rb[TEX_WARP_LANES][4]; /* Rb .. Rb+3 */
};

/*
 * Every stage's payload for one thread (or for the completion token), in the layout of the probe's boundaries, by the
 * name of the stage: decode, bind, header (header_hit and sampler_hit are 0: the function layer has no caches), coord
 * and so on.
 */
#define TEX_MOST_PASSES 64 /* 16 taps, of each two levels of two slices */
#define TEX_TRACE_OF(bundle, name, NAME) struct tex_##bundle name;
/* The texture header that the thread read, and POLICY bit 0 as header took it, and as it was when the line came. */
struct tex_texture {
    uint32_t tic[TEX_LINE_BYTES / 4];
    bool gob_width_one, gob_width_one_at_fill;
};
/* PD-126: floats of the passes before, aligned; all 0 before the first. */
struct tex_aligned {
    int64_t units;         /* in 2^-13 of the last bit of a mantissa with that exponent */
    uint32_t exponent;     /* above the least of a normal number */
    bool positive;         /* a texel with weight has no minus sign */
    bool nan, infinite[2]; /* a texel is: NaN, plus, minus infinity */
};
/* PD-107, PD-108, PD-112: what stage filter keeps between the passes of a thread. */
struct tex_filter_sum {
    int64_t codes[4];              /* of each lane, weights of a tap in thirds of 2^-32 */
    uint32_t slice[4], level[4];   /* floats: of the slice, of the level before */
    uint32_t taps[4][4];           /* floats of each lane: means of 1, 2, 4, 8 taps that wait for as many others */
    struct tex_aligned aligned[4]; /* floats of each lane, by POLICY filter_weight8 */
    bool sparse, error;
};
/* One pass of a thread; most have one. Of another than the first, `path` begins with stage lod. */
struct tex_thread_trace {
    uint32_t path;   /* the stages that it goes through, a bit of enum tex_pipe each */
    uint32_t pass;   /* 0 for the first */
    uint32_t passes; /* of its thread */
    struct tex_texture texture;
    uint32_t quad[TEX_QUAD_LANES][3]; /* of TEX: s, t, r of the four threads of its quad, as delivered */
    struct tex_filter_sum sum;        /* with this pass */
    bool round16, weight8, mean8;     /* POLICY, with srgb_float8, as stage filter took it */
    bool float10;                     /* lod_float10, as stage lod took it */
    bool fixed21;                     /* coord_fixed21, as stage coord took it */
    bool float8, bc4;                 /* srgb_float8 and bc4_nv, as stage texel took them */
    bool edge8;                       /* filter_weight8, as stage wrap took it */
    TEX_PIPE_PAYLOADS(TEX_TRACE_OF)
};

struct tex_warp_result {
    unsigned threads; /* traces: one a pass of each thread; a token counts as one */
    struct tex_thread_trace trace[TEX_WARP_LANES * TEX_MOST_PASSES]; /* in ascending lane order, then of passes */
    unsigned beats;                                                  /* 1..8 result beats */
    struct tex_result beat[TEX_WARP_LANES / TEX_QUAD_LANES];
    uint8_t hash; /* texture hash of the warp afterwards */
};

/*
 * Run one warp instruction without a clock.
 *   config, memory, warp   inputs, not changed
 *   hash                   texture hash of the warp before the instruction
 *   cover                  hit counters to add to, or NULL (which saves the time that counting takes)
 *   result                 filled; of traces and beats those that are counted
 */
void tex_execute(const struct tex_config *config, const struct tex_memory *memory, const struct tex_warp *warp,
                 uint8_t hash, struct tex_cover *cover, struct tex_warp_result *result);

/* Results alone: what tex_execute gives of them, without the payloads of the stages, in less time. */
struct tex_results {
    unsigned beats; /* 1..8 */
    struct tex_result beat[TEX_WARP_LANES / TEX_QUAD_LANES];
    uint8_t hash;
};

/* What makes results, and remembers work from call to call; the results do not depend on it. NULL if memory is out. */
struct tex_executor;
struct tex_executor *tex_executor_create(void);
void tex_executor_destroy(struct tex_executor *executor);
/* As tex_execute. */
void tex_executor_run(struct tex_executor *executor, const struct tex_config *config, const struct tex_memory *memory,
                      const struct tex_warp *warp, uint8_t hash, struct tex_results *out);

/* Cycle layer. */
struct tex_model;

/* A model in reset state with zero configuration; NULL if memory is out. */
struct tex_model *tex_model_create(void);
void tex_model_destroy(struct tex_model *model);
/* As one clock with rst_i high: everything cleared, configuration too. */
void tex_model_reset(struct tex_model *model);
/* Load the configuration registers as if written through AXI4-Lite. */
void tex_model_load(struct tex_model *model, const struct tex_config *config);

/*
 * One clock. `in` is the sample just before the rising edge; of it the model reads only inputs: valid and payload of
 * boundaries of kind IN, ready of boundaries of kind OUT. `reset` is rst_i. `out` is filled with the expected frame of
 * that same cycle (inputs copied through, so that out can be compared with in as a whole); payload words of boundaries
 * that are not valid are unspecified. Then the state advances past the edge.
 */
void tex_model_step(struct tex_model *model, bool reset, const struct tex_frame *in, struct tex_frame *out);

/* The configuration registers in force. */
const struct tex_config *tex_model_config(const struct tex_model *model);

/* Contents of a stage, for hang reports. */
struct tex_occupancy {
    const char *stage;
    unsigned used, capacity; /* beats, lines or requests */
    const char *what;
};
/* i-th line of the occupancy list, false past the end. */
bool tex_model_occupancy(const struct tex_model *model, unsigned i, struct tex_occupancy *out);

/* Conversions other code needs too (image builders, vectors). */

/* Offset of byte column xb, row y in a block-linear level (PD-90, 91); parameters as in struct tex_level_layout. */
uint64_t tex_bl_offset(uint32_t row_blocks, uint32_t block_w, uint32_t block_h, uint32_t xb, uint32_t y);

/* Offset from the base of a level: byte column xb, row y, slice z of a 3D texture, layer; pitch has no slices. */
uint64_t tex_address_offset(const struct tex_level_layout *level_layout, const struct tex_volume *volume, uint64_t xb,
                            uint32_t y, uint32_t z, uint32_t layer);

/*
 * Unpack and judge a header/sampler pair as the header stage does (stages/header.md) for the instruction
 * `opcode`. Fills header, all but tag, op and hits; returns the status.
 */
enum tex_status_code tex_header_unpack(const uint32_t tic[8], const uint32_t tsc[8], uint32_t opcode, uint32_t param,
                                       bool gob_width_one, struct tex_header *header);

#ifdef __cplusplus
}
#endif
#endif
